import {isNode, isScalar} from 'yaml'
import {z} from 'zod'
import {fieldNamesOf, isOptionalAt, lineStart, schemaAt} from '../../site/index.ts'
import type {FindMissingFields} from './scalars.ts'

/**
 * Finds the fields that maps of a YAML text may have by their schema, and lack: single values and lists of
 * them. Of an optional object, each field is found, so that all are offered; those that it must have are then
 * required together.
 */
export function missingFieldsIn(yaml: string, schema: z.ZodType | undefined): FindMissingFields {
  return (map, path) => {
    const pairs = map.items.flatMap((pair) =>
      isScalar(pair.key) ? [{...pair, name: String(pair.key.value)}] : [],
    )
    const start = isScalar(map.items[0]?.key) ? map.items[0].key.range?.[0] : undefined
    if (map.flow || start === undefined) return []
    const own = schemaAt(schema, path)
    const names = fieldNamesOf(own)
    return names.flatMap((name, index) => {
      if (pairs.some((pair) => pair.name === name)) return []
      if (!isOptionalAt(own, [name]) && !isOptionalAt(schema, path)) return []
      const above = pairs.findLast((pair) => names.slice(0, index).includes(pair.name)) ?? pairs.at(-1)
      if (!isNode(above?.value) || !above.value.range) return []
      const at = lineEnd(yaml, above.value.range[1])
      const indent = start - lineStart(yaml, start)
      return fieldPathsBelow(schemaAt(own, [name])).map((path) => ({names: [name, ...path], at, indent}))
    })
  }
}

/**
 * Returns the paths of the single values, and of the lists of them, in a field; `[]` is the path of the field
 * itself.
 */
function fieldPathsBelow(field: z.ZodType | undefined): string[][] {
  if (field instanceof z.ZodObject)
    return fieldNamesOf(field).flatMap((name) =>
      fieldPathsBelow(schemaAt(field, [name])).map((path) => [name, ...path]),
    )
  const isListOfBlocks = field instanceof z.ZodArray && !isSingle(schemaAt(field, [0]))
  return isListOfBlocks ? [] : [[]]
}

function isSingle(field: z.ZodType | undefined): boolean {
  return !(field instanceof z.ZodObject || field instanceof z.ZodArray)
}

/**
 * Returns the end of the line on which a value ends. The range of a block includes the line breaks below it.
 */
function lineEnd(yaml: string, valueEnd: number): number {
  const end = yaml.slice(0, valueEnd).trimEnd().length
  return end + yaml.slice(end).search(/[\r\n]|$/)
}
