import * as labels from '../../content/labels.yaml'

const inWords = new Intl.DateTimeFormat('en-GB', {month: 'long', year: 'numeric', timeZone: 'UTC'})

interface CheckedInProps {
  /** The days on which figures were checked. Shows the month of the earliest. */
  days: (string | undefined)[]
}

/** When somebody last compared figures with their sources: “Checked in November 2026.” */
export function CheckedIn({days}: CheckedInProps) {
  const [earliest] = days.filter((day) => day !== undefined).sort()
  if (!earliest) return null
  return (
    <>
      {`${labels.checkedIn} `}
      <time dateTime={earliest}>{inWords.format(new Date(earliest))}</time>.
    </>
  )
}
