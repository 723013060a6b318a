import {minutesSinceMidnight} from '../../../../site/index.ts'

/** The earliest start of our events, in minutes since midnight, and their longest duration, in minutes. */
const [earliest, longest] = [6 * 60, 12 * 60]

/**
 * Converts a time or a range of times to `10:00 AM` or `10:00 AM to 1:00 PM`; returns `[]` if it is
 * ambiguous.
 */
export function parseTime(typed: string): string[] {
  const readings = possibleTimes(typed)
  return readings.length === 1 ? readings : []
}

/** Returns every time or range that `10.30` or `6.30 to 8.30` can mean, in the morning and in the evening. */
function possibleTimes(typed: string): string[] {
  const [from = '', to, ...more] = typed.trim().split(/\s*(?:\bto\b|\buntil\b|\btill\b|[-–—])\s*/i)
  if (more.length > 0) return []
  if (to === undefined) return timesIn(from)
  // Rejects `6 to 8`, without minutes, AM or PM: these numbers may not be times at all.
  if (!/[:.]\d|[ap]\.?m|noon|midday/i.test(typed)) return []
  const ends = timesIn(to)
  const pairs = timesIn(from, is24Hour(to)).flatMap((first) => ends.map((last) => [first, last] as const))
  // A single reading is returned even if it ends before it starts: the schema reports that.
  const right = pairs.length === 1 ? pairs : pairs.filter(([first, last]) => isInOrder(first, last))
  return right.map(([first, last]) => `${first} to ${last}`)
}

function isInOrder(from: string, to: string): boolean {
  const [starts, ends] = [minutesSinceMidnight(from), minutesSinceMidnight(to)]
  return ends > starts && ends - starts <= longest && starts >= earliest
}

/** Returns `10:30 AM` and `10:30 PM` for `10.30`, or only one of them if the time states which. */
function timesIn(typed: string, isOn24 = false): string[] {
  if (/^(noon|midday)$/i.test(typed)) return ['12:00 PM']
  // Adds the second zero of the minutes to `6:0`.
  const whole = typed.replace(/(?<=^\d{1,2}[:.][03])(?!\d)/, '0')
  const [, digits = '', minute = '00', letter] =
    /^(\d{1,2})(?:[:.](\d\d))?\s*(?:([ap])\.?m\.?)?$/i.exec(whole) ?? []
  const hour = Number(digits)
  if (!digits || hour > 23 || Number(minute) > 59) return []
  const written = (half: string) => `${hour % 12 || 12}:${minute} ${half}`
  if (letter) return hour >= 1 && hour <= 12 ? [written(/a/i.test(letter) ? 'AM' : 'PM')] : []
  // `4:00` may be AM or PM; `04:00` and `16:00` are on the 24-hour clock.
  const isOf24 = hour > 12 || digits.startsWith('0') || isOn24
  if (isOf24) return /[:.]/.test(whole) ? [written(hour < 12 ? 'AM' : 'PM')] : []
  return [written('AM'), written('PM')]
}

/** Whether the end of a range, such as `16:30`, is on the 24-hour clock; if so, the start is on it too. */
function is24Hour(typed: string): boolean {
  return /^(?:1[3-9]|2[0-3])[:.]\d\d$/.test(typed)
}
