import {type Document, isMap, isScalar, isSeq, type Scalar, type YAMLMap} from 'yaml'
import type {EditableRange} from '../span.ts'

/** The path to a value: field names and list indexes. */
export type YamlPath = (string | number)[]

/** A scalar value of a YAML text, and its range. */
export interface ScalarRange extends EditableRange {
  path: YamlPath
  /** The id of the record that contains it. */
  id?: string
  value: unknown
  type: Scalar.Type | undefined
  /** Set if the field is missing from the file, and would be inserted here. */
  missing?: MissingField
}

/** Returns the fields that a map at a path lacks, and the ends of the lines below which they belong. */
export type FindMissingFields = (map: YAMLMap, path: YamlPath) => (MissingField & {at: number})[]

export interface MissingField {
  /** The names to write, each on a line: those of the missing objects around the field, then its own. */
  names: string[]
  /** The indentation of the first of these lines. */
  indent: number
}

/**
 * Lists the scalar values of a YAML text, in document order; `from` is the offset of the YAML in its file.
 */
export function scalarsOf(document: Document, from = 0, findMissing?: FindMissingFields): ScalarRange[] {
  const scalars: ScalarRange[] = []
  const walk = (node: unknown, path: YamlPath, key: string, id?: string) => {
    const add = (scalar: Omit<ScalarRange, 'id'>) => scalars.push(id === undefined ? scalar : {...scalar, id})
    if (isMap(node)) {
      for (const pair of node.items)
        if (isScalar(pair.key))
          walk(pair.value, [...path, String(pair.key.value)], `${key}/${pair.key.value}`, id)
      for (const {at, ...missing} of findMissing?.(node, path) ?? []) {
        const [start, end] = [from + at, from + at]
        const {names} = missing
        add({
          start,
          end,
          key: `${key}/${names.join('/')}`,
          path: [...path, ...names],
          value: '',
          type: undefined,
          missing,
        })
      }
    } else if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) {
        const own = isMap(item) ? item.get('id') : undefined
        // The key contains a record’s id, so it stays the same if the record moves; other list entries share
        // `*`.
        walk(
          item,
          [...path, index],
          `${key}/${own ?? '*'}`,
          id ?? (own === undefined ? undefined : String(own)),
        )
      }
    } else if (isScalar(node) && node.range && node.range[1] > node.range[0]) {
      const {value, type, range} = node
      add({start: from + range[0], end: from + range[1], key, path, value, type: type as Scalar.Type})
    }
  }
  walk(document.contents, [], '')
  return scalars
}
