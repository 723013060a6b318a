import {isScalar, type YAMLMap} from 'yaml'

/** The words of a field of a record or of a part of one, with their place; nothing where there are none. */
export function textIn(map: YAMLMap, field: string): {value: string; at: number} | undefined {
  const node = map.get(field, true)
  return isScalar(node) && typeof node.value === 'string' ? {value: node.value, at: node.range?.[0] ?? 0} : undefined
}
