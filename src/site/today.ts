const inBritain = new Intl.DateTimeFormat('sv-SE', {dateStyle: 'short', timeZone: 'Europe/London'})

/**
 * Returns today's date in Britain, such as `2025-01-18`: events before it are past. The variable SOURCE_DATE_EPOCH
 * overrides it, for reproducible builds (https://reproducible-builds.org/specs/source-date-epoch/).
 */
export function today(environment = process.env): string {
  const given = environment.SOURCE_DATE_EPOCH
  return inBritain.format(given ? new Date(Number(given) * 1000) : new Date())
}
