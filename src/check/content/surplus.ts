import {type Document, isMap, isSeq} from 'yaml'
import type {z} from 'zod'
import {choicesOf, schemaAt} from './field.ts'

/** Whether a place is the id of a record of a closed list, such as the twelve skills, that is none of them while each of them is there. */
export function isSurplus(path: readonly PropertyKey[], schema: z.ZodType, document: Document): boolean {
  const choices = path.at(-1) === 'id' ? choicesOf(schemaAt(schema, path)) : undefined
  const list = document.getIn(path.slice(0, -2), true)
  if (!choices || !isSeq(list)) return false
  const ids = list.items.map((item) => (isMap(item) ? String(item.get('id')) : ''))
  return !choices.includes(String(document.getIn(path))) && choices.every((choice) => ids.includes(choice))
}
