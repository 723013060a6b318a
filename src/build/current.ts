/** Of records that are for some days, those of that day, `2025-01-18`; any other value as it is. */
export function currentOn(day: string, records: unknown): unknown {
  if (!Array.isArray(records)) return records
  return records.filter(({from, until}) => !from || !until || (from <= day && day <= until))
}
