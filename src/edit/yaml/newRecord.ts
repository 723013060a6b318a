import {Document, isScalar, isSeq, visit} from 'yaml'
import {z} from 'zod'
import {endsSentence, parseFieldValue} from '../../check/index.ts'
import {
  type ContentFile,
  choicesOf,
  describeExpected,
  exampleOf,
  fieldLabel,
  fieldNamesOf,
  recordFileByKind,
  schemaAt,
  schemas,
  slugify,
} from '../../site/index.ts'
import type {FormQuestion} from '../protocol.ts'

/** A parsed answer, or the reason why it is invalid. */
export type ParseResult<Answer> = {answer: Answer} | {wrong: string}

/** The form question for one field of a new record. The items of a list are typed one per line. */
export interface RecordQuestion extends Omit<FormQuestion, 'value' | 'help'> {
  schema: z.ZodType | undefined
  /** What the answer must be: `a whole number`. */
  requirement: string
  /** `label` is that of the form; without it, the question is asked in a terminal. */
  parse: (words: string, label?: string) => ParseResult<unknown>
}

/** The answer that omits an optional field. */
export const noAnswer = '-'

/**
 * The kinds of record that can be added. Kinds with a fixed set of ids are excluded: all their records exist.
 */
export const addableKinds = [...recordFileByKind]
  .filter(([, file]) => !choicesOf(schemaAt(schemas.get(file), [0, 'id'])))
  .map(([kind]) => kind)

/** Returns the human-readable name of a kind of record: `question and answer`. */
export function nameOfKind(kind: string): string {
  return String(recordSchema(kind)?.meta()?.name ?? kind)
}

/** Returns the questions for a new record of a kind. */
export function questionsFor(kind: string): RecordQuestion[] {
  return schemaFields(recordSchema(kind))
    .filter(({path}) => path.join() !== 'id')
    .map(({path, schema, optional}) => {
      const example = exampleOf(schema)
      return {
        field: path.join('.'),
        label: fieldLabel(path, schema),
        schema,
        requirement: describeExpected(schema),
        optional,
        example: Array.isArray(example) ? example.join('\n') : String(example),
        parse: (words, label) =>
          optional && ['', noAnswer].includes(words)
            ? {answer: undefined}
            : parseAnswer(words, path, schema, label),
      }
    })
}

/**
 * Parses an answer as the type of its field. The message about an invalid answer is that of `npm run check`, or
 * has the `label` of a form.
 */
function parseAnswer(
  words: string,
  path: string[],
  schema: z.ZodType | undefined,
  label?: string,
): ParseResult<unknown> {
  if (schema instanceof z.ZodArray) {
    const items = words.split('\n').filter((each) => each.trim())
    const read = items.map((each) => parseAnswer(each.trim(), path, schemaAt(schema, [0]), label))
    return (
      read.find((each) => 'wrong' in each) ?? {answer: read.map((each) => 'answer' in each && each.answer)}
    )
  }
  const read = schema ? parseFieldValue(words, String(path.at(-1)), schema, label) : {value: words}
  return 'wrong' in read ? read : {answer: read.value}
}

/** Returns a record’s values as prefilled answers of the form; dates before `today` are left out. */
export function answersFromRecord(
  record: unknown,
  questions: RecordQuestion[],
  today = '',
): Record<string, string> {
  const valueAt = (field: string) =>
    field
      .split('.')
      .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], record)
  return Object.fromEntries(
    questions.flatMap(({field, schema}) => {
      const value = valueAt(field)
      const isOver = schema instanceof z.ZodISODate && String(value) < today
      return value === undefined || isOver
        ? []
        : [[field, Array.isArray(value) ? value.join('\n') : String(value)]]
    }),
  )
}

/**
 * Returns a function that makes a record’s name from its first text field and the choice fields before it.
 */
export function recordNamer(kind: string): (record: unknown) => string {
  const questions = questionsFor(kind)
  const first = questions.slice(0, questions.findIndex(({schema}) => !choicesOf(schema)) + 1)
  return (record) => Object.values(answersFromRecord(record, first)).join(' ')
}

/** Appends a new record to the text of its file. */
export function addRecord(kind: string, id: string, answers: Map<string, unknown>, text: string): string {
  const record = buildRecord(recordSchema(kind), new Map([['id', id], ...answers]))
  return `${text.trimEnd()}\n\n${recordLines(record, recordSchema(kind))}\n`
}

/**
 * Stands for a line break between two sentences until the YAML is written, which by itself breaks no lines.
 */
const sentenceBreak = '\uE000'

/** Writes a record as the files have them: one sentence on a line, and a list of choices on one line. */
function recordLines(record: unknown, schema: z.ZodType | undefined): string {
  const document = new Document([record])
  visit(document, {
    Pair: (_, {key, value}) => {
      const name = isScalar(key) ? String(key.value) : ''
      if (isSeq(value) && choicesOf(schemaAt(schema, [name, 0]))) value.flow = true
    },
    Scalar: (_, node) => {
      if (typeof node.value !== 'string') return
      const sentences = splitSentences(node.value)
      if (sentences.length < 2) return
      node.value = sentences.join(sentenceBreak)
      node.type = 'BLOCK_FOLDED'
    },
  })
  const lines = document.toString({
    lineWidth: 0,
    defaultStringType: 'PLAIN',
    singleQuote: false,
    flowCollectionPadding: false,
  })
  const broken = (line: string) => line.replaceAll(sentenceBreak, `\n${/^ */.exec(line)?.[0]}`)
  return lines.trimEnd().split('\n').map(broken).join('\n')
}

function splitSentences(words: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const {index} of words.matchAll(/ /g)) {
    if (!endsSentence(words.slice(start, index), words.slice(index + 1))) continue
    sentences.push(words.slice(start, index))
    start = index + 1
  }
  return [...sentences, words.slice(start)]
}

/** Turns typed text into an id, or returns why it can’t be used. */
export function parseId(words: string, {name, records}: ContentFile): ParseResult<string> {
  const id = slugify(words)
  if (!id) return {wrong: 'It needs a name of letters from a to z, or numbers.'}
  const isTaken = records.some((record) => record.id === id)
  return isTaken ? {wrong: `${id} is in content/${name} already.`} : {answer: id}
}

/** Makes an id from the name of a new record, with a number appended if the id is taken. */
export function unusedId(kind: string, answers: Record<string, string>, {records}: ContentFile): string {
  const base = slugify(recordNamer(kind)(answers)) || kind
  const ids = [base, ...records.map((_, index) => `${base}-${index + 2}`)]
  return ids.find((id) => !records.some((record) => record.id === id)) ?? base
}

/** Returns the content file of a kind of record. Throws for an unknown kind. */
export function contentFileOf(kind: string): string {
  const file = recordFileByKind.get(kind)
  if (!file)
    throw new Error(`There is no kind of record called ${kind}. There are: page, ${addableKinds.join(', ')}.`)
  return file
}

/** Returns the schema of one record of a kind. */
function recordSchema(kind: string): z.ZodType | undefined {
  return schemaAt(schemas.get(contentFileOf(kind)), [0])
}

/** A field of a record, at any depth, that holds one value or a list of values. */
interface SchemaField {
  path: string[]
  schema: z.ZodType | undefined
  optional: boolean
}

/**
 * Lists the fields of a schema, nested ones too; a list of objects yields its fields once per required item.
 */
function schemaFields(
  block: z.ZodType | undefined,
  above: string[] = [],
  isInOptional = false,
): SchemaField[] {
  return fieldNamesOf(block).flatMap((name): SchemaField[] => {
    const schema = schemaAt(block, [name])
    const path = [...above, name]
    const optional =
      isInOptional || (block instanceof z.ZodObject && block.shape[name] instanceof z.ZodOptional)
    if (schema instanceof z.ZodObject) return schemaFields(schema, path, optional)
    return (
      itemsOf(schema)?.flatMap((item, index) => schemaFields(item, [...path, String(index)])) ?? [
        {path, schema, optional},
      ]
    )
  })
}

/**
 * For a list of objects, returns the item’s schema once per required item; `undefined` for any other schema.
 */
function itemsOf(schema: z.ZodType | undefined): z.ZodType[] | undefined {
  const item = schema instanceof z.ZodArray ? schemaAt(schema, [0]) : undefined
  return item instanceof z.ZodObject
    ? Array.from({length: schema?.toJSONSchema().minItems ?? 1}, () => item)
    : undefined
}

/** Builds a record from the answers; `undefined` if none of its fields has an answer. */
function buildRecord(
  block: z.ZodType | undefined,
  answers: Map<string, unknown>,
  above: string[] = [],
): Record<string, unknown> | undefined {
  const filled = fieldNamesOf(block).map((name) => {
    const schema = schemaAt(block, [name])
    const path = [...above, name]
    if (schema instanceof z.ZodObject) return [name, buildRecord(schema, answers, path)]
    const items = itemsOf(schema)?.map((item, index) => buildRecord(item, answers, [...path, String(index)]))
    return [name, items ?? answers.get(path.join('.'))]
  })
  const given = filled.filter(([, value]) => value !== undefined)
  return given.length > 0 ? Object.fromEntries(given) : undefined
}
