/** A time of day as it is written, `10:00 AM`, that a clock can show. */
export const timeOfDay = String.raw`(?:1[0-2]|[1-9]):[0-5]\d [AP]M`

/** How many minutes after midnight `1:30 PM` is, and no number of anything else. */
export function minutesInto(time: string): number {
  const [, hours, minutes, half] = /^(\d+):(\d+) ([AP]M)$/.exec(time) ?? []
  return (Number(hours) % 12) * 60 + Number(minutes) + (half === 'PM' ? 12 * 60 : 0)
}

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Each day of `Monday-Friday`; of `Saturday`, that. */
export function daysIn(days: string): string[] {
  const [first = '', last = first] = days.split('-')
  return weekdays.slice(weekdays.indexOf(first), weekdays.indexOf(last) + 1)
}
