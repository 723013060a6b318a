/** January to December. */
export const months = Array.from({length: 12}, (_, month) =>
  new Intl.DateTimeFormat('en-GB', {month: 'long', timeZone: 'UTC'}).format(Date.UTC(2000, month)),
)

/** Sunday to Saturday, as `Date` counts them. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** How many days a month has, counted from 1. */
export function daysIn({year, month}: {year: number; month: number}): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}
