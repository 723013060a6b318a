import {hourOf} from './hourOf.ts'

/** Nothing that we do begins before six in the morning, or takes longer than twelve hours. */
const [earliest, longest] = [6, 12]

/** A time or two that someone typed in another form, as `10:00 AM` or `10:00 AM to 1:00 PM`, when it can be no other. */
export function readTime(typed: string): string[] {
  const ways = timesMeant(typed)
  return ways.length === 1 ? ways : []
}

/** Every time, or two, that can be meant by `10.30` or `6.30 to 8.30`: in the morning, in the evening or from one into the other. */
export function timesMeant(typed: string): string[] {
  const [from = '', to, ...more] = typed.trim().split(/\s*(?:\bto\b|\buntil\b|\btill\b|[-–—])\s*/i)
  if (more.length > 0) return []
  if (to === undefined) return timesIn(from)
  // `6 to 8` may be anything.
  if (!/[:.]\d|[ap]\.?m|noon|midday/i.test(typed)) return []
  const ends = timesIn(to)
  const pairs = timesIn(from, isOf24(to)).flatMap((first) => ends.map((last) => [first, last] as const))
  // What is certain of each alone may be out of order: that is told next.
  const right = pairs.length === 1 ? pairs : pairs.filter(([first, last]) => isInOrder(first, last))
  return right.map(([first, last]) => `${first} to ${last}`)
}

function isInOrder(from: string, to: string): boolean {
  const lasts = hourOf(to) - hourOf(from)
  return lasts > 0 && lasts <= longest && hourOf(from) >= earliest
}

/** `10:30 AM` and `10:30 PM` for `10.30`; one of them, where it says which. */
function timesIn(typed: string, isOn24 = false): string[] {
  if (/^(noon|midday)$/i.test(typed)) return ['12:00 PM']
  // `6:0` has lost a nought.
  const whole = typed.replace(/(?<=^\d{1,2}[:.][03])(?!\d)/, '0')
  const [, digits = '', minute = '00', letter] = /^(\d{1,2})(?:[:.](\d\d))?\s*(?:([ap])\.?m\.?)?$/i.exec(whole) ?? []
  const hour = Number(digits)
  if (!digits || hour > 23 || Number(minute) > 59) return []
  const written = (half: string) => `${hour % 12 || 12}:${minute} ${half}`
  if (letter) return hour >= 1 && hour <= 12 ? [written(/a/i.test(letter) ? 'AM' : 'PM')] : []
  // `4:00` may be in the morning or not; `04:00` and `16:00` are of the clock with 24 hours.
  const isOf24 = hour > 12 || digits.startsWith('0') || isOn24
  if (isOf24) return /[:.]/.test(whole) ? [written(hour < 12 ? 'AM' : 'PM')] : []
  return [written('AM'), written('PM')]
}

/** `16:30`: then the time before it, `4:00`, is of the clock with 24 hours too. */
function isOf24(typed: string): boolean {
  return /^(?:1[3-9]|2[0-3])[:.]\d\d$/.test(typed)
}
