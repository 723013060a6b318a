/** January to December. */
export const months = Array.from({length: 12}, (_, month) =>
  new Intl.DateTimeFormat('en-GB', {month: 'long', timeZone: 'UTC'}).format(Date.UTC(2000, month)),
)

/** Sunday to Saturday, as `Date` counts them. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Monday to Sunday, as weeks go here. */
export const fromMonday = [...weekdays.slice(1), ...weekdays.slice(0, 1)]

/** Each day of `Monday-Friday`; of `Saturday`, that; none of what are no days in their order. */
export function daysOf(said: string): string[] {
  const [first = '', last = first] = said.split('-')
  const [from, until] = [fromMonday.indexOf(first), fromMonday.indexOf(last)]
  return from < 0 ? [] : fromMonday.slice(from, until + 1)
}

/** A day of a month in words, for a pattern of others: `14 March`, `the 1st of March`. Its groups are the day and the month. */
export const dayWritten = `(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${months.join('|')})`

/** How many days a month has, counted from 1. */
export function daysIn({year, month}: {year: number; month: number}): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}
