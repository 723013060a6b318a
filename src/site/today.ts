import {ErrorWithoutStack} from './errorWithoutStack.ts'

const inBritain = new Intl.DateTimeFormat('sv-SE', {dateStyle: 'short', timeZone: 'Europe/London'})

/**
 * Returns today's date in Britain, such as `2025-01-18`: events before it are past. The variable
 * SOURCE_DATE_EPOCH overrides it, for reproducible builds
 * (https://reproducible-builds.org/specs/source-date-epoch/).
 */
export function today(environment = process.env): string {
  const given = environment.SOURCE_DATE_EPOCH
  if (!given) return inBritain.format(new Date())
  // Eleven digits reach the year 5138; more are milliseconds.
  if (!/^\d{1,11}$/.test(given))
    throw new ErrorWithoutStack(
      `SOURCE_DATE_EPOCH is “${given}”, but it must be a whole number of seconds since 1970, such as 1737201600 for 18 January 2025.`,
    )
  return inBritain.format(new Date(Number(given) * 1000))
}
