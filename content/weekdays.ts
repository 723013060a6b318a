export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Each day of `Monday-Friday`; of `Saturday`, that. */
export function daysIn(days: string): string[] {
  const [first = '', last = first] = days.split('-')
  return weekdays.slice(weekdays.indexOf(first), weekdays.indexOf(last) + 1)
}
