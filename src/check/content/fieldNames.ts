import {isScalar, type YAMLMap} from 'yaml'

/** What the fields of a record are called, in their order; nothing of one that no word names. */
export function fieldNames({items}: YAMLMap): string[] {
  return items.map(({key}) => (isScalar(key) ? String(key.value) : ''))
}
