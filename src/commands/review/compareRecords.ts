import {without} from './lines.ts'

/** A difference in `content/`. */
export interface RecordChange {
  /** `facts.yaml: volunteers`; of a file without records the file alone. */
  record: string
  /** The path of the field: `address, town`; '' for a whole record. */
  field: string
  before?: string
  after?: string
}

type Fields = Record<string, unknown>
type Difference = {path: string[]; before?: string; after?: string}

/** Every value of `content/` that is another, file by file. */
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

/** The records of a file by id; what has none stands below ''. */
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
    const [gone, come] = [without(texts(old), texts(now)), without(texts(now), texts(old))]
    const parsed = (text?: string) => text && JSON.parse(text)
    // Where one took another's place, what differs in it.
    return (gone.length > come.length ? gone : come).flatMap((_, place) =>
      compareValues(parsed(gone[place]), parsed(come[place]), path),
    )
  }
  const [before, after] = [wordsOf(old), wordsOf(now)]
  return before === after ? [] : [{path, before, after}]
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value in words, field by field, without the id that names the record. */
function wordsOf(value: unknown): string | undefined {
  if (value === undefined) return undefined
  if (Array.isArray(value)) return value.map(wordsOf).join('\n')
  if (!isFields(value)) return String(value)
  const fields = Object.entries(value).filter(([key]) => key !== 'id')
  return fields.map(([key, each]) => `${key}: ${wordsOf(each)}`).join('\n')
}
