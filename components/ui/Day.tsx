const weekday = new Intl.DateTimeFormat('en-GB', {weekday: 'long', timeZone: 'UTC'})
const dayAndMonth = new Intl.DateTimeFormat('en-GB', {day: 'numeric', month: 'long', timeZone: 'UTC'})
const fullDate = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

interface DayProps {
  /** A date such as `2025-01-18`. */
  date: string
  withWeekday?: boolean
  /** The date after this one in a sentence. This one is without its year if both are in the same year. */
  until?: string | undefined
}

/** A date written out: Saturday 18 January 2025. */
export function Day({date, withWeekday = false, until}: DayProps) {
  const day = new Date(date)
  // Formats the weekday separately, because browsers differ on a comma after it. A no-break space joins day
  // and month.
  const format = until?.slice(0, 4) === date.slice(0, 4) ? dayAndMonth : fullDate
  const written = format.format(day).replace(' ', '\u00a0')
  return <time dateTime={date}>{withWeekday ? `${weekday.format(day)} ${written}` : written}</time>
}
