import site from '../content/site.yaml'
import type {Words} from './ui/kinds.ts'

/** Our telephone number, as a link that dials it. */
export function Phone(): Words {
  return <a href={`tel:${site.phoneLink}`}>{site.phone}</a>
}
