const weekday = new Intl.DateTimeFormat('en-GB', {weekday: 'long', timeZone: 'UTC'})
const written = new Intl.DateTimeFormat('en-GB', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'})

/** A date of `content/`, `2025-01-18`, written out as Saturday 18 January 2025. */
export function Day({date}: {date: string}) {
  const day = new Date(date)
  // In two parts: browsers differ on whether a comma parts them. A line ends before the day, not after it.
  return <time dateTime={date}>{`${weekday.format(day)} ${written.format(day).replace(' ', '\u00a0')}`}</time>
}
