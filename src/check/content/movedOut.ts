import {type Document, isMap, isScalar} from 'yaml'
import type {z} from 'zod'
import {fieldsOf, schemaAt} from './field.ts'
import {fieldNames} from './fieldNames.ts'

/** The field that fields which a block can’t have belong under, where it is empty and they begin no further right: `link` of `text` and `to`. */
export function movedOut(
  keys: string[],
  path: readonly PropertyKey[],
  schema: z.ZodType,
  document: Document,
): string | undefined {
  const map = document.getIn(path, true)
  if (!isMap(map) || map.flow) return undefined
  const names = fieldNames(map)
  const field = names[names.indexOf(keys[0] ?? '') - 1]
  const below = map.items[names.indexOf(keys[0] ?? '') - 1]?.value
  const isEmpty = !below || (isScalar(below) && below.value === null)
  const own = field === undefined || !isEmpty ? undefined : schemaAt(schema, [...path, field])
  return field !== undefined && own && keys.every((key) => fieldsOf(own).includes(key)) ? field : undefined
}
