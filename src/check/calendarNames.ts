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

/** The day of that name, `Friday` or `Fridays`, that is nearest to another day: never more than three days away. */
export function nearestDay(date: Date, name: string): Date {
  const away = ((weekdays.findIndex((each) => name.startsWith(each)) - date.getUTCDay() + 10) % 7) - 3
  return new Date(date.getTime() + away * 24 * 60 * 60 * 1000)
}

/** What to do where a day has the name of another, with the nearest that has it, in words as the day itself is written. */
export function eitherDay(date: Date, name: string, withYear: boolean): string {
  const other = nearestDay(date, name)
  const said = `${other.getUTCDate()} ${months[other.getUTCMonth()]}${withYear ? ` ${other.getUTCFullYear()}` : ''}`
  return `Write ${weekdays[date.getUTCDay()]}, or correct the date: ${said} is a ${name}.`
}
