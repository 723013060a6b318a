import site from '../content/site.yaml'

/** Our telephone number, as a link that dials it. */
export function Phone() {
  return <a href={`tel:${site.phoneLink}`}>{site.phone}</a>
}
