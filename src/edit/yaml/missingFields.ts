import {isNode, isScalar} from 'yaml'
import {z} from 'zod'
import {fieldNamesOf, isOptionalAt, lineStart, schemaAt} from '../../site/index.ts'
import type {FindMissingFields} from './scalars.ts'

/** Finds the fields with a single value that maps of a YAML text may have by their schema, and lack. */
export function missingFieldsIn(yaml: string, schema: z.ZodType | undefined): FindMissingFields {
  return (map, path) => {
    const pairs = map.items.flatMap((pair) => (isScalar(pair.key) ? [{...pair, name: String(pair.key.value)}] : []))
    const start = isScalar(map.items[0]?.key) ? map.items[0].key.range?.[0] : undefined
    if (map.flow || start === undefined) return []
    const own = schemaAt(schema, path)
    const names = fieldNamesOf(own)
    return names.flatMap((name, index) => {
      const before = pairs.findLast((pair) => names.slice(0, index).includes(pair.name))?.value
      if (!isOptionalValue(own, name) || pairs.some((pair) => pair.name === name)) return []
      if (!isNode(before) || !before.range) return []
      return [{name, at: lineEnd(yaml, before.range[1]), indent: start - lineStart(yaml, start)}]
    })
  }
}

function isOptionalValue(schema: z.ZodType | undefined, name: string): boolean {
  const field = schemaAt(schema, [name])
  return isOptionalAt(schema, [name]) && !(field instanceof z.ZodObject || field instanceof z.ZodArray)
}

/** Returns the end of the line on which a value ends. The range of a block includes the line breaks below it. */
function lineEnd(yaml: string, valueEnd: number): number {
  const end = yaml.slice(0, valueEnd).trimEnd().length
  return end + yaml.slice(end).search(/[\r\n]|$/)
}
