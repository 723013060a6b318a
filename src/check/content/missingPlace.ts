import {type Document, isMap, isNode, isSeq} from 'yaml'
import type {z} from 'zod'
import {fieldsOf, schemaAt} from './field.ts'
import {fieldNames} from './fieldNames.ts'

/** The end of the line below which a field is missing: what stands before it in the records beside it, or in the schema. */
export function missingPlace(
  path: readonly PropertyKey[],
  schema: z.ZodType,
  document: Document,
  text: string,
): number | undefined {
  const around = path.slice(0, -1)
  const block = nodeAt(document, around)
  if (!isMap(block) || block.flow) return undefined
  const name = String(path.at(-1))
  const list = typeof around.at(-1) === 'number' ? nodeAt(document, around.slice(0, -1)) : undefined
  const like = isSeq(list) ? list.items.find((item) => isMap(item) && item.has(name)) : undefined
  const order = isMap(like) ? fieldNames(like) : fieldsOf(schemaAt(schema, around))
  const own = fieldNames(block)
  const before = order.slice(0, Math.max(0, order.indexOf(name))).findLast((each) => own.includes(each))
  const pair = block.items[own.indexOf(before ?? '')]
  const ends = [pair?.key, pair?.value].flatMap((node) => (isNode(node) && node.range ? [node.range[1]] : []))
  return ends.length === 0 ? undefined : text.slice(0, Math.max(...ends)).trimEnd().length - 1
}

function nodeAt(document: Document, path: readonly PropertyKey[]): unknown {
  return path.length === 0 ? document.contents : document.getIn(path, true)
}
