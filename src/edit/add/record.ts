import {stringify} from 'yaml'
import {z} from 'zod'
import {readTyped} from '../../check/index.ts'
import {
  type ContentFile,
  choicesOf,
  exampleOf,
  fieldsOf,
  mustOf,
  plainName,
  recordKinds,
  schemaAt,
  schemas,
} from '../../site/index.ts'

/** What an answer means, or why it can’t be used. */
export type Reading<Answer> = {answer: Answer} | {wrong: string}

/** One question that a new record asks: each field has one, a list too, with an item to a line. */
export interface Question {
  /** The field, with those round it: `hours.from`. */
  field: string
  schema: z.ZodType | undefined
  /** What the answer must be. */
  must: string
  /** A record may do without it. */
  optional: boolean
  example: string
  read: (words: string) => Reading<unknown>
}

/** The answer that leaves out what a record may do without. */
export const none = '-'

/** The kinds of record that can be added: of those whose ids are a closed list there are enough. */
export const kinds = [...recordKinds]
  .filter(([, file]) => !choicesOf(schemaAt(schemas.get(file), [0, 'id'])))
  .map(([kind]) => kind)

/** What a person calls a kind of record: `question and answer`. */
export function nameOfKind(kind: string): string {
  return String(blockOf(kind)?.meta()?.name ?? kind)
}

/** What to ask for a record of that kind. */
export function questionsFor(kind: string): Question[] {
  return partsOf(blockOf(kind))
    .filter(({path}) => path.join() !== 'id')
    .map(({path, schema, optional}) => {
      const example = exampleOf(schema)
      return {
        field: path.join('.'),
        schema,
        must: mustOf(schema),
        optional,
        example: Array.isArray(example) ? example.join('\n') : String(example),
        read: (words) =>
          optional && ['', none].includes(words) ? {answer: undefined} : readAnswer(words, path, schema),
      }
    })
}

/** An answer in the form that its field has, or what the check would say of it. */
function readAnswer(words: string, path: string[], schema: z.ZodType | undefined): Reading<unknown> {
  if (schema instanceof z.ZodArray) {
    const items = words.split('\n').filter((each) => each.trim())
    const read = items.map((each) => readAnswer(each.trim(), path, schemaAt(schema, [0])))
    return read.find((each) => 'wrong' in each) ?? {answer: read.map((each) => 'answer' in each && each.answer)}
  }
  const read = schema ? readTyped(words, String(path.at(-1)), schema) : {value: words}
  return 'wrong' in read ? read : {answer: read.value}
}

/** A record of a file as answers to those questions; of a date that is over none, for it is nobody’s next one. */
export function answersIn(record: unknown, questions: Question[], today = ''): Record<string, string> {
  const valueAt = (field: string) =>
    field.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], record)
  return Object.fromEntries(
    questions.flatMap(({field, schema}) => {
      const value = valueAt(field)
      const isOver = schema instanceof z.ZodISODate && String(value) < today
      return value === undefined || isOver ? [] : [[field, Array.isArray(value) ? value.join('\n') : String(value)]]
    }),
  )
}

/** What a person calls a record of that kind: its first words, with the choices before them. */
export function namerOf(kind: string): (record: unknown) => string {
  const questions = questionsFor(kind)
  const first = questions.slice(0, questions.findIndex(({schema}) => !choicesOf(schema)) + 1)
  return (record) => Object.values(answersIn(record, first)).join(' ')
}

/** The text of the file with the new record at its end. */
export function addRecord(kind: string, id: string, answers: Map<string, unknown>, text: string): string {
  const record = filledIn(blockOf(kind), new Map([['id', id], ...answers]))
  const lines = stringify([record], {lineWidth: 0, defaultStringType: 'PLAIN', singleQuote: false}).trimEnd()
  return `${text.trimEnd()}\n\n${lines}\n`
}

/** The id that someone means by the words that they typed for it. */
export function readId(words: string, {name, records}: ContentFile): Reading<string> {
  const id = plainName(words)
  if (!id) return {wrong: 'It needs a name of letters from a to z, or numbers.'}
  const isTaken = records.some((record) => record.id === id)
  return isTaken ? {wrong: `${id} is in content/${name} already.`} : {answer: id}
}

/** The first words of a new record as an id; with a number where another has it. */
export function freeId(kind: string, answers: Record<string, string>, {records}: ContentFile): string {
  const made = plainName(namerOf(kind)(answers)) || kind
  const ids = [made, ...records.map((_, index) => `${made}-${index + 2}`)]
  return ids.find((id) => !records.some((record) => record.id === id)) ?? made
}

/** The file that holds that kind of record. */
export function fileOf(kind: string): string {
  const file = recordKinds.get(kind)
  if (!file) throw new Error(`There is no kind of record called ${kind}. There are: page, ${kinds.join(', ')}.`)
  return file
}

/** What a record of that kind may hold. */
function blockOf(kind: string): z.ZodType | undefined {
  return schemaAt(schemas.get(fileOf(kind)), [0])
}

/** A field that is one line or a list of lines, wherever it stands in a record. */
interface Part {
  path: string[]
  schema: z.ZodType | undefined
  optional: boolean
}

/** The fields of a block, and those of the blocks in it: of each of a list’s, where there are always as many. */
function partsOf(block: z.ZodType | undefined, above: string[] = [], free = false): Part[] {
  return fieldsOf(block).flatMap((name): Part[] => {
    const schema = schemaAt(block, [name])
    const path = [...above, name]
    const optional = free || (block instanceof z.ZodObject && block.shape[name] instanceof z.ZodOptional)
    if (schema instanceof z.ZodObject) return partsOf(schema, path, optional)
    return (
      itemsOf(schema)?.flatMap((item, index) => partsOf(item, [...path, String(index)])) ?? [{path, schema, optional}]
    )
  })
}

/** The blocks of a list that has always as many. */
function itemsOf(schema: z.ZodType | undefined): z.ZodType[] | undefined {
  const item = schema instanceof z.ZodArray ? schemaAt(schema, [0]) : undefined
  return item instanceof z.ZodObject
    ? Array.from({length: schema?.toJSONSchema().minItems ?? 1}, () => item)
    : undefined
}

/** A block with the answers in it; nothing, where nothing is in it. */
function filledIn(
  block: z.ZodType | undefined,
  answers: Map<string, unknown>,
  above: string[] = [],
): Record<string, unknown> | undefined {
  const filled = fieldsOf(block).map((name) => {
    const schema = schemaAt(block, [name])
    const path = [...above, name]
    if (schema instanceof z.ZodObject) return [name, filledIn(schema, answers, path)]
    const items = itemsOf(schema)?.map((item, index) => filledIn(item, answers, [...path, String(index)]))
    return [name, items ?? answers.get(path.join('.'))]
  })
  const given = filled.filter(([, value]) => value !== undefined)
  return given.length > 0 ? Object.fromEntries(given) : undefined
}
