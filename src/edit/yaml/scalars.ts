import {type Document, isMap, isScalar, isSeq, type Scalar} from 'yaml'
import type {Stretch} from '../span.ts'

/** The way to a value: names of fields, and places in lists. */
export type Path = (string | number)[]

/** One plain value of a text of YAML, and where it stands. */
export interface ScalarPlace extends Stretch {
  path: Path
  /** The id of the record that it is in. */
  id?: string
  value: unknown
  type: Scalar.Type | undefined
  /** The field is not in the file yet: it would be inserted here. */
  isMissing?: true
}

/** Every value of a text of YAML, in its order; `from` is where the text starts in its file. */
export function scalarsOf(document: Document, from = 0): ScalarPlace[] {
  const places: ScalarPlace[] = []
  const walk = (node: unknown, path: Path, key: string, id?: string) => {
    if (isMap(node)) {
      for (const pair of node.items)
        if (isScalar(pair.key)) walk(pair.value, [...path, String(pair.key.value)], `${key}/${pair.key.value}`, id)
    } else if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) {
        const own = isMap(item) ? item.get('id') : undefined
        // A record is known by its id wherever it stands; another entry of a list by nothing but its words.
        walk(item, [...path, index], `${key}/${own ?? '*'}`, id ?? (own === undefined ? undefined : String(own)))
      }
    } else if (isScalar(node) && node.range && node.range[1] > node.range[0]) {
      const {value, type, range} = node
      const place = {start: from + range[0], end: from + range[1], key, path, value, type: type as Scalar.Type}
      places.push(id === undefined ? place : {...place, id})
    }
  }
  walk(document.contents, [], '')
  return places
}
