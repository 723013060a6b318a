/** The times of a record as people say them: `10:00 AM to 12:00 PM` as “10am to midday”, `6:30 PM` as “6:30pm”. */
export function spokenTimes(times: string): string {
  return times
    .replace(/12:00 PM/g, 'midday')
    .replace(/(?::00)? ([AP])M/g, (_, half: string) => `${half.toLowerCase()}m`)
}
