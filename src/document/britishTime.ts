import {minutesSinceMidnight} from '../../content/hours.ts'

const inLondon = new Intl.DateTimeFormat('en-GB', {timeZone: 'Europe/London', timeZoneName: 'longOffset'})

/** Splits a time range like `6:30 PM to 8:00 PM` into start and end in 24-hour format: `18:30`. */
export function clockTimes(time: string): [starts: string, ends: string] {
  const [starts = '', ends = ''] = time.split(' to ')
  return [to24Hour(starts), to24Hour(ends)]
}

/** Returns start and end as ISO 8601, with Britain's UTC offset on that day: `2025-06-18T18:30+01:00`. */
export function isoTimeRange(date: string, time: string): [starts: string, ends: string] {
  const offset = inLondon.formatToParts(new Date(`${date}T12:00Z`)).find(({type}) => type === 'timeZoneName')
  // `GMT+01:00` in summer, `GMT` in winter.
  const fromUtc = offset?.value.slice('GMT'.length) || '+00:00'
  const [starts, ends] = clockTimes(time)
  return [`${date}T${starts}${fromUtc}`, `${date}T${ends}${fromUtc}`]
}

/** Converts `6:30 PM` to `18:30`. */
function to24Hour(time: string): string {
  const minutes = minutesSinceMidnight(time)
  return [Math.floor(minutes / 60), minutes % 60].map((number) => String(number).padStart(2, '0')).join(':')
}
