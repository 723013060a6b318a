import {isMap, isSeq, parseDocument, stringify} from 'yaml'
import {z} from 'zod'
import {asYaml} from '../../check/content/asYaml.ts'
import {explainIssue} from '../../check/content/explainIssue.ts'
import {choicesOf, exampleOf, fieldsOf, mustOf, schemaAt} from '../../check/content/field.ts'
import {meantValue} from '../../check/content/meantValue.ts'
import {readYaml} from '../../check/content/readYaml.ts'
import {recordKinds, schemas} from '../../check/content/schemas.ts'
import type {Reading} from './ask.ts'

/** One question that a new record asks. */
export interface Question {
  field: string
  /** What the answer must be. */
  must: string
  /** What it is when there is no answer; a date that is over is nobody’s next one. */
  kept: string | undefined
  example: string
  read: (words: string) => Reading<unknown>
}

/** The kinds of record that can be added: of those whose ids are a closed list there are enough. */
export const kinds = [...recordKinds]
  .filter(([, file]) => !choicesOf(schemaAt(schemas.get(file), [0, 'id'])))
  .map(([kind]) => kind)

/** What to ask for a record of that kind on that day: the fields that are one line of words each. */
export function questionsFor(kind: string, text: string, today: string): Question[] {
  return valuesOf(kind, text)
    .filter(({field, value}) => field !== 'id' && typeof value !== 'object')
    .map(({field, value}) => {
      const schema = schemaAt(schemas.get(fileOf(kind)), [0, field])
      const isOver = schema instanceof z.ZodISODate && String(value) < today
      const kept = isOver ? undefined : value
      return {
        field,
        must: mustOf(schema),
        kept: kept === undefined ? undefined : String(kept),
        example: String(exampleOf(schema)),
        read: (words) => (words || kept === undefined ? readAnswer(kind, field, words) : {answer: kept}),
      }
    })
}

/** An answer in the form that its field has, or what the check would say of it. */
function readAnswer(kind: string, field: string, words: string): Reading<unknown> {
  const schema = schemas.get(fileOf(kind))
  const own = schemaAt(schema, [0, field])
  const answer = meantValue(words, own)
  if (answer !== undefined || !schema) return {answer}
  const text = `- ${field}: ${asYaml(words)}`
  const [issue] = own?.safeParse(words, {error: () => ''}).error?.issues ?? []
  if (!issue) return {answer: words}
  const {message, write, help} = explainIssue({...issue, path: [0, field]}, schema, readYaml(text), text)
  return {wrong: [message, write === undefined ? help : `Write: ${write}`].filter(Boolean).join(' ')}
}

/** The text of the file with the new record at its end. Fields that hold a list are those of the last record, to be changed. */
export function addRecord(kind: string, id: string, answers: Map<string, unknown>, text: string): string {
  const record: Record<string, unknown> = {id}
  for (const {field, value} of valuesOf(kind, text)) if (field !== 'id') record[field] = answers.get(field) ?? value
  const lines = stringify([record], {lineWidth: 0, defaultStringType: 'PLAIN', singleQuote: false}).trimEnd()
  return `${text.trimEnd()}\n\n${lines}\n`
}

/** What is wrong with the last record of the file now, and with which of its fields, in the words of the check. */
export function problemsOf(kind: string, text: string): {field: string; message: string; write?: string | undefined}[] {
  const schema = schemas.get(fileOf(kind))
  const document = readYaml(text)
  const {error} = schema?.safeParse(document.toJS(), {error: () => ''}) ?? {}
  return (error?.issues ?? []).map((issue) => {
    const {message, write} = explainIssue(issue, schema as z.ZodType, document, text)
    return {field: String(issue.path[1] ?? ''), message, write}
  })
}

/** The ids of the records in a file. */
export function idsIn(text: string): string[] {
  const {contents} = parseDocument(text)
  return isSeq(contents) ? contents.items.flatMap((item) => (isMap(item) ? [String(item.get('id'))] : [])) : []
}

/** The file that holds that kind of record. */
export function fileOf(kind: string): string {
  const file = recordKinds.get(kind)
  if (!file) throw new Error(`There is no kind of record called ${kind}. There are: page, ${kinds.join(', ')}.`)
  return file
}

/** Each field of the schema that the last record has, with its value there. */
function valuesOf(kind: string, text: string): {field: string; value: unknown}[] {
  const {contents} = parseDocument(text)
  const last = isSeq(contents) ? contents.items.at(-1) : undefined
  const values: Record<string, unknown> = isMap(last) ? last.toJSON() : {}
  return fieldsOf(schemaAt(schemas.get(fileOf(kind)), [0]))
    .filter((field) => field in values)
    .map((field) => ({field, value: values[field]}))
}
