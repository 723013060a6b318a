import * as labels from '../content/labels.yaml'
import site from '../content/site.yaml'

const month = new Intl.DateTimeFormat('en-GB', {month: 'long', year: 'numeric', timeZone: 'UTC'})

/** When the legal pages were last changed: `updated` in `content/site.yaml`. */
export function LastUpdated() {
  return (
    <p>
      {`${labels.lastUpdated} `}
      <time dateTime={site.updated}>{month.format(new Date(site.updated))}</time>
    </p>
  )
}
