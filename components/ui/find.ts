/** The record of that id, or an error that lists the ids there are, for whoever mistyped it. */
export function find<T extends {id: string}>(records: readonly T[], id: string, file: string): T {
  const record = records.find((candidate) => candidate.id === id)
  if (record) return record
  throw new Error(`“${id}” is not in ${file}. It has: ${records.map((each) => each.id).join(', ')}.`)
}
