import site from '../content/site.yaml'

const month = new Intl.DateTimeFormat('en-GB', {month: 'long', year: 'numeric', timeZone: 'UTC'})

/** When the legal pages were last changed: `updated` in `content/site.yaml`. */
export function LastUpdated() {
  return (
    <p>
      Last updated <time dateTime={site.updated}>{month.format(new Date(site.updated))}</time>
    </p>
  )
}
