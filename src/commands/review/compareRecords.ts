import {subtract} from '../../edit/compareWords.ts'

/** A changed value of a record. */
export interface FieldChange {
  /** Path of the field: `address, town`; '' for a whole record. */
  field: string
  before?: string
  after?: string
}

type Fields = Record<string, unknown>

/**
 * Returns the changed values of `content/` by record (`facts.yaml: volunteers`), or by file if it has no
 * records.
 */
export function compareRecords(
  before: Map<string, unknown>,
  after: Map<string, unknown>,
): Map<string, FieldChange[]> {
  const changed = [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((file) => {
    const [old, now] = [byId(before.get(file)), byId(after.get(file))]
    return keysOf(old, now).map((id): [string, FieldChange[]] => [
      id ? `${file}: ${id}` : file,
      compareValues(old[id], now[id]),
    ])
  })
  return new Map(changed.filter(([, fields]) => fields.length > 0))
}

function keysOf(old: Fields, now: Fields): string[] {
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
}

/**
 * Returns an object with a file's records by id; a file without ids becomes a single value with the key ''.
 */
function byId(value: unknown): Fields {
  const hasIds = Array.isArray(value) && value.every((record) => record?.id !== undefined)
  return hasIds ? Object.fromEntries(value.map((record) => [record.id, record])) : {'': value ?? undefined}
}

function compareValues(old: unknown, now: unknown, field = ''): FieldChange[] {
  if (isFields(old) && isFields(now))
    return keysOf(old, now).flatMap((key) =>
      compareValues(old[key], now[key], field ? `${field}, ${key}` : key),
    )
  if (Array.isArray(old) && Array.isArray(now)) {
    const texts = (items: unknown[]) => items.map((item) => JSON.stringify(item))
    const [removed, added] = [subtract(texts(old), texts(now)), subtract(texts(now), texts(old))]
    const parsed = (text?: string) => text && JSON.parse(text)
    // Compares each removed item with the added item at the same index of `added`.
    return (removed.length > added.length ? removed : added).flatMap((_, place) =>
      compareValues(parsed(removed[place]), parsed(added[place]), field),
    )
  }
  const [before, after] = [valueText(old), valueText(now)]
  return before === after ? [] : [{field, before, after}]
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
