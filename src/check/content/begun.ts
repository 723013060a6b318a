/** The ids of the records whose day was over before that day, `2025-01-18`: on its own day something is still to come. */
export function begunBefore(day: string, records: unknown): string[] {
  return (Array.isArray(records) ? records : []).flatMap(({id, date}) => (date < day ? [String(id)] : []))
}
