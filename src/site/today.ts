const inBritain = new Intl.DateTimeFormat('sv-SE', {dateStyle: 'short', timeZone: 'Europe/London'})

/**
 * The day in Britain, `2025-01-18`, by which “upcoming” is measured: the one that the environment gives to what has to
 * come out the same again (https://reproducible-builds.org/specs/source-date-epoch/), else today.
 */
export function today(environment = process.env): string {
  const given = environment.SOURCE_DATE_EPOCH
  return inBritain.format(given ? new Date(Number(given) * 1000) : new Date())
}
