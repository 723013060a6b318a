/**
 * Whether a record's date is still to come on some day. `started` is from the second to the last of several
 * days.
 */
type DateState = 'coming' | 'started' | 'over'

interface DatedRecord {
  id: string
  date: string
  ends?: string
}

/**
 * Returns the state of each dated record on `day` (`2025-01-18`), by id; empty if `records` is not a list of
 * these. Compares days, not hours: the site may be built at any hour, so a record is still `coming` on its
 * own day. With `severalDays`, a record without `ends` is never over.
 */
export function dateStatesOn(day: string, records: unknown, severalDays: boolean): Record<string, DateState> {
  const dated: DatedRecord[] = Array.isArray(records) ? records.filter(({date}) => date) : []
  return Object.fromEntries(dated.map((record) => [record.id, stateOn(day, record, severalDays)]))
}

function stateOn(day: string, {date, ends}: DatedRecord, severalDays: boolean): DateState {
  if (day <= date) return 'coming'
  const last = severalDays ? ends : date
  return last === undefined || day <= last ? 'started' : 'over'
}
