const written = new Intl.DateTimeFormat('en-GB', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'})

/** A date of `content/`, `2025-01-18`, written out as 18 January 2025. */
export function Day({date}: {date: string}) {
  return <time dateTime={date}>{written.format(new Date(date))}</time>
}
