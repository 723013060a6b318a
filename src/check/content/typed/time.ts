interface Time {
  hour: number
  minute: string
  half: 'AM' | 'PM'
}

/** A time or two that someone typed in another form, as `10:00 AM` or `10:00 AM to 1:00 PM`, when it can be no other. */
export function readTime(typed: string): string[] {
  const [from = '', to, ...more] = typed.trim().split(/\s*(?:\bto\b|\buntil\b|\btill\b|[-–—])\s*/i)
  if (more.length > 0) return []
  const last = parse(to ?? from)
  if (!last) return []
  if (to === undefined) return [written(last)]
  const first = parse(from) ?? (isOf24(to) ? parse(from, true) : sameHalf(from, last))
  return first ? [`${written(first)} to ${written(last)}`] : []
}

function parse(typed: string, isOn24 = false): Time | undefined {
  if (/^(noon|midday)$/i.test(typed)) return {hour: 12, minute: '00', half: 'PM'}
  // `6:0` has lost a nought.
  const whole = typed.replace(/(?<=^\d{1,2}[:.][03])(?!\d)/, '0')
  const [, digits = '', minute = '00', letter] = /^(\d{1,2})(?:[:.](\d\d))?\s*(?:([ap])\.?m\.?)?$/i.exec(whole) ?? []
  const hour = Number(digits)
  if (!digits || hour > 23 || Number(minute) > 59) return undefined
  if (letter) return hour >= 1 && hour <= 12 ? {hour, minute, half: /a/i.test(letter) ? 'AM' : 'PM'} : undefined
  // `4:00` may be in the morning or not; `04:00` and `16:00` are of the clock with 24 hours.
  if (!typed.includes(':') || (hour < 13 && !digits.startsWith('0') && !isOn24)) return undefined
  return {hour: hour % 12 || 12, minute, half: hour < 12 ? 'AM' : 'PM'}
}

/** `16:30`: then the time before it, `4:00`, is of the clock with 24 hours too. */
function isOf24(typed: string): boolean {
  return /^(?:1[3-9]|2[0-3]):\d\d$/.test(typed)
}

/** The first time of `6-8pm`: it is in the same half of the day when it comes before the other there. */
function sameHalf(typed: string, last: Time): Time | undefined {
  const first = parse(`${typed}${last.half}`)
  return first && first.hour % 12 < last.hour % 12 ? first : undefined
}

function written({hour, minute, half}: Time): string {
  return `${hour}:${minute} ${half}`
}
