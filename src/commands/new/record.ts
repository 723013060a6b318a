import {isMap, isSeq, parseDocument, stringify} from 'yaml'
import {z} from 'zod'
import {contentFiles, recordKinds} from '../../../content/schema.ts'

/** One question that a new record asks. */
export interface Question {
  field: string
  example: string
}

/** The kinds of record that can be added. */
export const kinds = Object.keys(recordKinds)

/** What to ask for a record of that kind: the fields that are one line of words each. */
export function questionsFor(kind: string, text: string): Question[] {
  return fieldsOf(kind, text)
    .filter(({field, value}) => field !== 'id' && typeof value !== 'object')
    .map(({field, value}) => ({field, example: String(value)}))
}

/** The text of the file with the new record at its end. Fields that hold a list are those of the last record, to be changed. */
export function addRecord(kind: string, id: string, answers: Map<string, string>, text: string): string {
  const record: Record<string, unknown> = {id}
  for (const {field, value} of fieldsOf(kind, text)) {
    if (field === 'id') continue
    const answer = answers.get(field)?.trim()
    record[field] = answer ? asTyped(answer, value) : value
  }
  const lines = stringify([record], {lineWidth: 0, defaultStringType: 'PLAIN', singleQuote: false}).trimEnd()
  return `${text.trimEnd()}\n\n${lines}\n`
}

/** What is wrong with the file now, in the words of its schema. */
export function problemsOf(kind: string, text: string): string[] {
  const result = contentFiles[fileOf(kind)].safeParse(parseDocument(text).toJS())
  return result.success ? [] : result.error.issues.map((issue) => issue.message)
}

/** The file that holds that kind of record. */
export function fileOf(kind: string): (typeof recordKinds)[keyof typeof recordKinds] {
  const file = recordKinds[kind as keyof typeof recordKinds]
  if (!file) throw new Error(`There is no kind of record called ${kind}. There are: page, ${kinds.join(', ')}.`)
  return file
}

/** Each field of the schema that the last record has, with its value there as the example. */
function fieldsOf(kind: string, text: string): {field: string; value: unknown}[] {
  const schema = contentFiles[fileOf(kind)]
  const {contents} = parseDocument(text)
  const last = isSeq(contents) ? contents.items.at(-1) : undefined
  const values: Record<string, unknown> = isMap(last) ? last.toJSON() : {}
  const json = z.toJSONSchema(schema, {io: 'input', unrepresentable: 'any'}) as {items?: {properties?: object}}
  return Object.keys(json.items?.properties ?? {})
    .filter((field) => field in values)
    .map((field) => ({field, value: values[field]}))
}

function asTyped(answer: string, example: unknown): unknown {
  return typeof example === 'number' && /^\d+$/.test(answer) ? Number(answer) : answer
}
