const inLondon = new Intl.DateTimeFormat('en-GB', {timeZone: 'Europe/London', timeZoneName: 'longOffset'})

/** When something of a day starts and ends in Britain, `6:30 PM to 8:00 PM`, as clocks of 24 hours say it: `18:30`. */
export function clockTimes(time: string): [starts: string, ends: string] {
  const [starts = '', ends = ''] = time.split(' to ')
  return [clock(starts), clock(ends)]
}

/** The same with the day and how far Britain is from UTC then: `2025-06-18T18:30+01:00`. */
export function moments(date: string, time: string): [starts: string, ends: string] {
  const offset = inLondon.formatToParts(new Date(`${date}T12:00Z`)).find(({type}) => type === 'timeZoneName')
  // `GMT+01:00`, and in winter `GMT`.
  const fromUtc = offset?.value.slice('GMT'.length) || '+00:00'
  const [starts, ends] = clockTimes(time)
  return [`${date}T${starts}${fromUtc}`, `${date}T${ends}${fromUtc}`]
}

/** `6:30 PM` as `18:30`. */
function clock(time: string): string {
  const [hour = '', minute = ''] = time.split(/[: ]/)
  return `${String((Number(hour) % 12) + (time.endsWith('PM') ? 12 : 0)).padStart(2, '0')}:${minute}`
}
