import {subtract} from './lines.ts'

/** A changed value in `content/`. */
export interface RecordChange {
  /** File and id: `facts.yaml: volunteers`; only the file if it has no records. */
  record: string
  /** Path of the field: `address, town`; '' for a whole record. */
  field: string
  before?: string
  after?: string
}

type Fields = Record<string, unknown>
type Difference = {path: string[]; before?: string; after?: string}

/** Returns every changed value of `content/`, file by file. */
export function compareRecords(before: Map<string, unknown>, after: Map<string, unknown>): RecordChange[] {
  const files = [...new Set([...before.keys(), ...after.keys()])].sort()
  return files.flatMap((file) =>
    compareValues(byId(before.get(file)), byId(after.get(file)), []).map(({path: [id, ...field], ...values}) => ({
      record: id ? `${file}: ${id}` : file,
      field: field.join(', '),
      ...values,
    })),
  )
}

/** Maps a file's records by id; a file without ids is a single value under ''. */
function byId(value: unknown): Fields {
  const hasIds = Array.isArray(value) && value.every((record) => record?.id !== undefined)
  return hasIds ? Object.fromEntries(value.map((record) => [record.id, record])) : {'': value ?? undefined}
}

function compareValues(old: unknown, now: unknown, path: string[]): Difference[] {
  if (isFields(old) && isFields(now)) {
    const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])]
    return keys.flatMap((key) => compareValues(old[key], now[key], [...path, key]))
  }
  if (Array.isArray(old) && Array.isArray(now)) {
    const texts = (items: unknown[]) => items.map((item) => JSON.stringify(item))
    const [removed, added] = [subtract(texts(old), texts(now)), subtract(texts(now), texts(old))]
    const parsed = (text?: string) => text && JSON.parse(text)
    // Compares a removed item with the added item at the same index.
    return (removed.length > added.length ? removed : added).flatMap((_, place) =>
      compareValues(parsed(removed[place]), parsed(added[place]), path),
    )
  }
  const [before, after] = [valueText(old), valueText(now)]
  return before === after ? [] : [{path, before, after}]
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Converts a value to text, field by field, without the record's id. */
function valueText(value: unknown): string | undefined {
  if (value === undefined) return undefined
  if (Array.isArray(value)) return value.map(valueText).join('\n')
  if (!isFields(value)) return String(value)
  const fields = Object.entries(value).filter(([key]) => key !== 'id')
  return fields.map(([key, each]) => `${key}: ${valueText(each)}`).join('\n')
}
