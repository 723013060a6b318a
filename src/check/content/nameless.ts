import {type Document, isMap, isNode, isScalar, type Pair, type YAMLMap} from 'yaml'
import type {z} from 'zod'
import type {Finding} from '../finding.ts'
import {listed} from '../listed.ts'
import {fieldsOf, schemaAt} from './field.ts'
import {missingIn} from './meantFields.ts'

/** The field of a block that has a colon and nothing before it. */
export function namelessIn(map: YAMLMap): Pair | undefined {
  return map.items.find(({key}) => key === null || (isScalar(key) && key.value === null))
}

/** `: Free`, whose name was deleted: the fields that it can be, one of which is missing. */
export function explainNameless(
  path: readonly PropertyKey[],
  schema: z.ZodType,
  document: Document,
  text: string,
): Omit<Finding, 'at'> | undefined {
  const map = path.length === 0 ? document.contents : document.getIn(path, true)
  const pair = isMap(map) ? namelessIn(map) : undefined
  if (!isMap(map) || !pair) return undefined
  const block = schemaAt(schema, path)
  const value = isNode(pair.value) ? pair.value.toJS(document) : undefined
  const lacking = missingIn(block, path, document)
  const takes = (names: string[]) => names.filter((name) => schemaAt(block, [name])?.safeParse(value).success)
  const free = fieldsOf(block).filter((name) => !map.has(name))
  const [name, ...more] = [takes(lacking), lacking, takes(free)].find((names) => names.length > 0) ?? []
  const message = 'The name of a field is missing before this colon.'
  if (!name) return {message, help: 'Write it there, or delete this line.'}
  const line = map.flow ? '' : (/^:.*/.exec(text.slice(placeOfNameless(pair, text)))?.[0].trimEnd() ?? '')
  if (more.length > 0 || line === '') return {message, help: `Write there: ${listed([name, ...more], 'or')}`}
  return {message, write: name + line}
}

/** Where the colon of such a field stands. */
export function placeOfNameless({key, value}: Pair, text: string): number {
  const [start = 0, after = start] = [key, value].map((node) => (isNode(node) && node.range?.[0]) || undefined)
  return Math.max(start, text.lastIndexOf(':', after))
}
