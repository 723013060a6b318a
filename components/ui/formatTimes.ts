/** Returns a record's times as people say them: “10am to midday” for `10:00 AM to 12:00 PM`. */
export function formatTimes(times: string): string {
  return times
    .replace(/12:00 PM/g, 'midday')
    .replace(/(?::00)? ([AP])M/g, (_, half: string) => `${half.toLowerCase()}m`)
}
