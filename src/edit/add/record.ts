import {isMap, isSeq, parseDocument, stringify} from 'yaml'
import {z} from 'zod'
import {readTyped} from '../../check/index.ts'
import {choicesOf, exampleOf, fieldsOf, mustOf, plainName, recordKinds, schemaAt, schemas} from '../../site/index.ts'

/** What an answer means, or why it can’t be used. */
export type Reading<Answer> = {answer: Answer} | {wrong: string}

/** One question that a new record asks. */
export interface Question {
  /** The field, with those round it: `hours.from`. */
  field: string
  /** What the answer must be. */
  must: string
  /** What it is when there is no answer; a date that is over is nobody’s next one. */
  kept: string | undefined
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

/** What to ask for a record of that kind on that day: the fields that are one line of words each. */
export function questionsFor(kind: string, text: string, today: string): Question[] {
  return linesOf(blockOf(kind), lastOf(text))
    .filter(({path}) => path.join() !== 'id')
    .map(({path, value, optional}) => {
      const schema = schemaAt(blockOf(kind), path)
      const isOver = schema instanceof z.ZodISODate && String(value) < today
      const kept = isOver ? undefined : value
      return {
        field: path.join('.'),
        must: mustOf(schema),
        kept: kept === undefined ? undefined : String(kept),
        optional,
        example: String(exampleOf(schema)),
        read: (words) => {
          if (optional && (words === none || (!words && kept === undefined))) return {answer: undefined}
          return words || kept === undefined ? readAnswer(kind, path, words) : {answer: kept}
        },
      }
    })
}

/** An answer in the form that its field has, or what the check would say of it. */
function readAnswer(kind: string, path: string[], words: string): Reading<unknown> {
  const field = schemaAt(blockOf(kind), path)
  const read = field ? readTyped(words, String(path.at(-1)), field) : {value: words}
  return 'wrong' in read ? read : {answer: read.value}
}

/** The text of the file with the new record at its end. Fields that hold a list are those of the last record, to be changed. */
export function addRecord(kind: string, id: string, answers: Map<string, unknown>, text: string): string {
  const record = filledIn(blockOf(kind), lastOf(text), new Map([['id', id], ...answers]))
  const lines = stringify([record], {lineWidth: 0, defaultStringType: 'PLAIN', singleQuote: false}).trimEnd()
  return `${text.trimEnd()}\n\n${lines}\n`
}

/** The ids of the records in a file. */
function idsIn(text: string): string[] {
  const {contents} = parseDocument(text)
  return isSeq(contents) ? contents.items.flatMap((item) => (isMap(item) ? [String(item.get('id'))] : [])) : []
}

/** The id that someone means by the words that they typed for it. */
export function readId(words: string, text: string, file: string): Reading<string> {
  const id = plainName(words)
  if (!id) return {wrong: 'It needs a name of letters from a to z, or numbers.'}
  return idsIn(text).includes(id) ? {wrong: `${id} is in content/${file} already.`} : {answer: id}
}

/** The file that holds that kind of record. */
export function fileOf(kind: string): string {
  const file = recordKinds.get(kind)
  if (!file) throw new Error(`There is no kind of record called ${kind}. There are: page, ${kinds.join(', ')}.`)
  return file
}

type Values = Record<string, unknown>

/** The last record of a file. */
function lastOf(text: string): Values {
  const {contents} = parseDocument(text)
  const last = isSeq(contents) ? contents.items.at(-1) : undefined
  return isMap(last) ? last.toJSON() : {}
}

/** What a record of that kind may hold. */
function blockOf(kind: string): z.ZodType | undefined {
  return schemaAt(schemas.get(fileOf(kind)), [0])
}

/** A field that is one line, wherever it stands in a record, and its value in the last one. */
interface Line {
  path: string[]
  value: unknown
  optional: boolean
}

/** The fields of a block that are one line each, and those of the blocks in it. */
function linesOf(block: z.ZodType | undefined, values: Values | undefined, above: string[] = [], free = false): Line[] {
  return fieldsOf(block).flatMap((name): Line[] => {
    const field = schemaAt(block, [name])
    const path = [...above, name]
    const optional = free || (block instanceof z.ZodObject && block.shape[name] instanceof z.ZodOptional)
    if (field instanceof z.ZodObject) return linesOf(field, values?.[name] as Values | undefined, path, optional)
    return field instanceof z.ZodArray ? [] : [{path, value: values?.[name], optional}]
  })
}

/** A block with the answers in it, and what nobody was asked for as it was; nothing, where nothing is in it. */
function filledIn(
  block: z.ZodType | undefined,
  values: Values | undefined,
  answers: Map<string, unknown>,
  above: string[] = [],
): Values | undefined {
  const filled = fieldsOf(block).map((name) => {
    const field = schemaAt(block, [name])
    const path = [...above, name]
    const asked = path.join('.')
    if (field instanceof z.ZodObject)
      return [name, filledIn(field, values?.[name] as Values | undefined, answers, path)]
    return [name, answers.has(asked) ? answers.get(asked) : values?.[name]]
  })
  const given = filled.filter(([, value]) => value !== undefined)
  return given.length > 0 ? Object.fromEntries(given) : undefined
}
