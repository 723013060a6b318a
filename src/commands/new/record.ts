import {isMap, isSeq, parseDocument, stringify} from 'yaml'
import {choicesOf, fieldsOf, mustOf, schemaAt} from '../../check/content/field.ts'
import {readContent} from '../../check/content/readContent.ts'
import {recordKinds, schemas} from '../../check/content/schemas.ts'

/** One question that a new record asks. */
export interface Question {
  field: string
  /** What the answer must be. */
  must: string
  /** What it is when there is no answer. */
  kept: string
}

/** The kinds of record that can be added: of those whose ids are a closed list there are enough. */
export const kinds = [...recordKinds]
  .filter(([, file]) => !choicesOf(schemaAt(schemas.get(file), [0, 'id'])))
  .map(([kind]) => kind)

/** What to ask for a record of that kind: the fields that are one line of words each. */
export function questionsFor(kind: string, text: string): Question[] {
  const schema = schemas.get(fileOf(kind))
  return valuesOf(kind, text)
    .filter(({field, value}) => field !== 'id' && typeof value !== 'object')
    .map(({field, value}) => ({field, must: mustOf(schemaAt(schema, [0, field])), kept: String(value)}))
}

/** The text of the file with the new record at its end. Fields that hold a list are those of the last record, to be changed. */
export function addRecord(kind: string, id: string, answers: Map<string, string>, text: string): string {
  const record: Record<string, unknown> = {id}
  for (const {field, value} of valuesOf(kind, text)) {
    if (field === 'id') continue
    const answer = answers.get(field)?.trim()
    record[field] = answer ? asTyped(answer, value) : value
  }
  const lines = stringify([record], {lineWidth: 0, defaultStringType: 'PLAIN', singleQuote: false}).trimEnd()
  return `${text.trimEnd()}\n\n${lines}\n`
}

/** What is wrong with the file now, in the words of the check. */
export function problemsOf(kind: string, text: string): string[] {
  return readContent(fileOf(kind), text).problems.map(({message}) => message)
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

function asTyped(answer: string, example: unknown): unknown {
  return typeof example === 'number' && /^\d+$/.test(answer) ? Number(answer) : answer
}
