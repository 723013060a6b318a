/** Returns the record with an id, or throws an error that lists the existing ids. */
export function findRecord<T extends {id: string}>(records: readonly T[], id: string, file: string): T {
  const record = records.find((candidate) => candidate.id === id)
  if (record) return record
  throw new Error(`“${id}” is not in ${file}. It has: ${records.map((each) => each.id).join(', ')}.`)
}
