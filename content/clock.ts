/** A time of day as it is written, `10:00 AM`, that a clock can show. */
export const timeOfDay = String.raw`(?:1[0-2]|[1-9]):[0-5]\d [AP]M`

/** How many minutes after midnight `1:30 PM` is, and no number of anything else. */
export function minutesInto(time: string): number {
  const [, hours, minutes, half] = /^(\d+):(\d+) ([AP]M)$/.exec(time) ?? []
  return (Number(hours) % 12) * 60 + Number(minutes) + (half === 'PM' ? 12 * 60 : 0)
}

/** From when to when something lasts. */
export interface Times {
  from: string
  to: string
}

/** Nothing here lasts longer, in minutes. */
const longest = 12 * 60

/** Two times with the other half of the day for one of them, where they are in order then: of `11:00 AM` and `3:00 AM` the last. */
export function inOrder({from, to}: Times): Times | undefined {
  const ways = [
    {from, to: otherHalf(to)},
    {from: otherHalf(from), to},
  ]
  return ways.find((way) => {
    const lasts = minutesInto(way.to) - minutesInto(way.from)
    // Nor does anything begin in the night.
    return lasts > 0 && lasts <= longest && minutesInto(way.from) >= 6 * 60
  })
}

/** Whether two times may be those of one evening or day that changed places. */
export function maySwap({from, to}: Times): boolean {
  const lasts = minutesInto(from) - minutesInto(to)
  return lasts > 0 && lasts <= 4 * 60 && minutesInto(to) >= 8 * 60
}

function otherHalf(time: string): string {
  return time.endsWith('AM') ? time.replace('AM', 'PM') : time.replace('PM', 'AM')
}
