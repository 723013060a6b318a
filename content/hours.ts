/** The source of a regular expression for a valid 12-hour time, such as `10:00 AM`. */
export const timeOfDayPattern = String.raw`(?:1[0-2]|[1-9]):[0-5]\d [AP]M`

/** Returns the minutes from midnight to a time such as `1:30 PM`, or NaN if the text is not a time. */
export function minutesSinceMidnight(time: string): number {
  const [, hours, minutes, half] = /^(\d+):(\d+) ([AP]M)$/.exec(time) ?? []
  return (Number(hours) % 12) * 60 + Number(minutes) + (half === 'PM' ? 12 * 60 : 0)
}

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/**
 * Returns each day of a range such as `Monday-Friday`, or a single day. Empty if the range runs backwards.
 */
export function daysIn(days: string): string[] {
  const [first = '', last = first] = days.split('-')
  return weekdays.slice(weekdays.indexOf(first), weekdays.indexOf(last) + 1)
}
