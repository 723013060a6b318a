import {z} from 'zod'
import type {ContentFile} from '../contentFile.ts'
import {choicesOf, schemaAt} from '../field.ts'
import {schemas} from '../schemas.ts'

type Record = ContentFile['records'][number]

/** What tells one record from the others for whoever reads them, in however few words. */
const telling = ['title', 'name', 'question', 'label', 'description', 'answer', 'text']

/** Where, when and for how much: several records may well say the same of it. */
const shared = /^(?:location|place|where|venue|times?|when|date|price|cost|length|duration|format|company|type)$/

/** The fields in which a record has the words of another, if one of them at least holds the words of each record alone: then they were copied and left. */
export function sameWords(one: Record, other: Record, file: ContentFile): string[] {
  const same = Object.keys(one.value).filter(
    (field) =>
      one.value[field] !== undefined &&
      JSON.stringify(one.value[field]) === JSON.stringify(other.value[field]) &&
      (telling.includes(field) ? typeof one.value[field] === 'string' : areWords(field, one.value[field], file)) &&
      !namesOne(one.value[field], file),
  )
  return same.some((field) => telling.includes(field) || isOfEach(field, [one, other], file)) ? same : []
}

/** Whether a field holds a sentence, or a list of several points, in words of its own. */
function areWords(field: string, value: unknown, {name}: ContentFile): boolean {
  const schema = schemaAt(schemas.get(name), [0, field])
  const line = schema instanceof z.ZodArray ? schemaAt(schema, [0]) : schema
  if (!line || choicesOf(line) || shared.test(field)) return false
  return Array.isArray(value)
    ? value.length > 1
    : typeof value === 'string' && value.trim().split(/\s+/).length > 3 && /\p{Ll}{2}/u.test(value)
}

/** Whether no two of the other records share a list or a sentence of that field. */
function isOfEach(field: string, pair: Record[], {records}: ContentFile): boolean {
  const others = records.filter((each) => !pair.includes(each) && each.value[field] !== undefined)
  const parts = others.flatMap(({value}) => [...new Set(partsOf(value[field]))])
  return others.length > 0 && new Set(parts).size === parts.length
}

function partsOf(value: unknown): string[] {
  if (typeof value !== 'string') return [JSON.stringify(value)]
  return (value.match(/[^.!?\s][^.!?]*/g) ?? []).map((each) => each.trim())
}

/** Whether words name the person of a record: of whom else they are told is told as that. */
function namesOne(words: unknown, {name, records}: ContentFile): boolean {
  if (!schemaAt(schemas.get(name), [0, 'name'])?.meta()?.person || typeof words !== 'string') return false
  const said: string[] = words.match(/\p{Lu}\p{L}+/gu) ?? []
  return records.some(({value}) => value.name !== words && said.includes(String(value.name)))
}
