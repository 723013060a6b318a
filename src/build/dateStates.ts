/** How a date stands on a day. What takes several days has started from the day after its first, and is over after its last. */
export type DateState = 'coming' | 'started' | 'over'

interface Dated {
  id: string
  date: string
  ends?: string
}

/**
 * The states of dated records on a day, `2025-01-18`, by id; none of other values.
 * Days, not hours: a site may be built at any hour, so on its own day a date is still to come.
 * Where a record of `severalDays` has no last day, nobody knows when it is over.
 */
export function dateStatesOn(day: string, records: unknown, severalDays: boolean): Record<string, DateState> {
  const dated: Dated[] = Array.isArray(records) ? records.filter(({date}) => date) : []
  return Object.fromEntries(dated.map((record) => [record.id, stateOn(day, record, severalDays)]))
}

function stateOn(day: string, {date, ends}: Dated, severalDays: boolean): DateState {
  if (day <= date) return 'coming'
  const last = severalDays ? ends : date
  return last === undefined || day <= last ? 'started' : 'over'
}
