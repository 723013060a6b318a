import {type Document, isMap, isNode, isScalar, isSeq} from 'yaml'
import {z} from 'zod'
import type {Finding} from '../finding.ts'
import {nearest} from '../nearest.ts'
import {asYaml} from './asYaml.ts'
import {dashed} from './explainYaml.ts'
import {choicesOf, exampleOf, fieldsOf, mustOf, schemaAt} from './field.ts'
import {meantValue} from './meantValue.ts'
import {impossibleDay} from './typed/day.ts'

type Said = Omit<Finding, 'at'>

/** What a schema found in a record, in words: what is wrong, and what to write there. */
export function explainIssue(issue: z.core.$ZodIssue, schema: z.ZodType, document: Document, text: string): Said {
  if (issue.code === 'unrecognized_keys') return explainUnknown(issue.keys, issue.path, schema, document)
  const {path} = issue
  if (path.length === 0) return explainFile(schema)
  const field = schemaAt(schema, path)
  const found = document.getIn(path)
  const inList = typeof path.at(-1) === 'number'
  const name = path.findLast((key) => typeof key === 'string') ?? field?.meta()?.title ?? 'record'
  const around = inList ? document.getIn(path.slice(0, -1), true) : undefined
  // In a list on one line, the line is all of it.
  const inFlow = isSeq(around) && around.flow ? (around.toJSON() as unknown[]) : undefined
  const line = (value: unknown) =>
    inFlow
      ? `${name}: [${inFlow.map((each, index) => asYaml(index === path.at(-1) ? value : each)).join(', ')}]`
      : `${inList ? '-' : `${name}:`} ${asYaml(value)}`
  const node = document.getIn(path, true)
  const [start = 0, end = start] = (isScalar(node) && node.range) || []
  const instead = (value: unknown): Omit<Said, 'message'> => ({
    write: line(value),
    ...(end > start && {swap: {over: text.slice(start, end), by: asYaml(value)}}),
  })
  const example = {help: `For example: ${line(exampleOf(field))}`}
  // What follows from other fields, the schema says itself; what follows from this one, it words.
  if (issue.code === 'custom' && !issue.params) return {message: issue.message, ...example}
  if (issue.code === 'custom')
    return {
      message: issue.message,
      ...(issue.params?.value !== undefined && instead(issue.params.value)),
      ...(typeof issue.params?.help === 'string' && {help: issue.params.help}),
    }
  const choices = choicesOf(field)
  if (found === undefined || found === null)
    return {
      message: inList ? `A line of ${name} is empty.` : `${name} is missing.`,
      ...(choices ? {help: `${name} must be ${mustOf(field)}.`} : example),
    }
  const typed = typedAt(document, path, text)
  const [, dash, words] = /^([–—])\s*(.*?)(?:\s[–—]\s.*)?$/s.exec(String(found)) ?? []
  if (dash && words && field instanceof z.ZodArray) return dashed(dash, words)
  // The message of a check that the schema words itself, or what it says that the field must be.
  const message = issue.message || `${inList ? `Every line of ${name}` : name} must be ${mustOf(field)}.`
  const parted = typed.split(/\s+/)
  if (choices && inFlow && parted.length > 1 && parted.every((each) => choices.includes(each)))
    return {
      message: `A comma is missing after ${parted[0]}.`,
      write: `${name}: [${inFlow.flatMap((each, index) => (index === path.at(-1) ? parted : [String(each)])).join(', ')}]`,
    }
  const near = choices && nearest(typed, choices)
  const wrong = inList ? `“${typed}” can’t stand in ${name}.` : `There is no ${name} “${typed}”.`
  if (near) return {message: `${wrong} Did you mean ${near}?`, ...instead(near)}
  if (choices) return {message: typed ? `${wrong} ${inList ? 'Each' : 'It'} must be ${mustOf(field)}.` : message}
  const impossible = field instanceof z.ZodISODate && impossibleDay(typed)
  if (impossible)
    return {
      message: `There is no ${impossible.name}.`,
      help: `${impossible.month} has ${impossible.days} days in that year: write a day that there is.`,
    }
  const meant = meantValue(typed, field)
  if (meant !== undefined) return {message, ...instead(meant)}
  const list = document.getIn(path, true)
  if (field instanceof z.ZodArray && isSeq(list)) {
    const hasEmpty = list.items.some((item) => isScalar(item) && item.value === null)
    return {message, help: `It has ${list.items.length} now${hasEmpty ? ', one of them empty' : ''}.`}
  }
  return {message, ...example}
}

/** A file that holds something else altogether, or nothing. */
function explainFile(schema: z.ZodType): Said {
  if (schema instanceof z.ZodArray) {
    const id = schemaAt(schema, [0, 'id'])
    const help = id ? `For example: - id: ${exampleOf(id)}` : 'Where there is none, write: []'
    return {message: 'The file must be a list of records.', help}
  }
  const [first = ''] = fieldsOf(schema)
  return {
    message: 'The file must hold names with their values.',
    help: `For example: ${first}: ${asYaml(exampleOf(schemaAt(schema, [first])))}`,
  }
}

function explainUnknown(keys: string[], path: readonly PropertyKey[], schema: z.ZodType, document: Document): Said {
  const block = schemaAt(schema, path)
  const parted = keys.map((key) => partedKey(key, block))
  if (parted.every((each) => each !== undefined)) {
    const pairs = parted.map(({key, value}) => `${key}: ${value}`)
    const own = Object.entries(document.getIn(path, true) === undefined ? {} : asRecord(document.getIn(path)))
    const rest = own.filter(([key]) => !keys.includes(key)).map(([key, value]) => `${key}: ${asYaml(value)}`)
    const field = path.findLast((key) => typeof key === 'string')
    return {
      message: `A colon is missing after ${parted[0]?.key}.`,
      ...(typeof path.at(-1) === 'string' && {write: `${String(field)}: {${[...pairs, ...rest].join(', ')}}`}),
    }
  }
  const meant = meantField(keys, path, schema, document)
  if (meant && !document.hasIn([...path, meant]))
    return {
      message: `There is no field “${keys[0]}”. Did you mean ${meant}?`,
      write: `${meant}:${sourceAt(document, [...path, keys[0] ?? ''])}`,
    }
  const name = block?.meta()?.title ?? path.findLast((key) => typeof key === 'string') ?? 'this file'
  return {
    message: `${keys.join(', ')} is not a field of ${String(name)}. Its fields are ${fieldsOf(block).join(', ')}.`,
  }
}

/** The field that someone meant by a name that the record does not have. */
export function meantField(
  keys: string[],
  path: readonly PropertyKey[],
  schema: z.ZodType,
  document: Document,
): string | undefined {
  const [key = '', ...more] = keys
  const block = schemaAt(schema, path)
  if (more.length > 0 || !(block instanceof z.ZodObject)) return undefined
  const near = nearest(key, fieldsOf(block))
  // The field that a name lost a colon before, or the one that is missing, if it takes the value: `venue` for `location`.
  const missing = Object.entries(block.shape).filter(
    ([name, field]) => !(field instanceof z.ZodOptional) && !document.hasIn([...path, name]),
  )
  const [[only, field] = []] = missing
  const takes = field instanceof z.ZodType && field.safeParse(document.getIn([...path, key])).success
  return near ?? (missing.length === 1 && takes ? only : undefined)
}

/** `from 4`, for a field and its value that no colon parts. */
export function partedKey(key: string, block: z.ZodType | undefined): {key: string; value: string} | undefined {
  const [, name = '', value = ''] = /^(\w+) +(\S.*)$/.exec(key) ?? []
  return fieldsOf(block).includes(name) ? {key: name, value} : undefined
}

function asRecord(node: unknown): Record<string, unknown> {
  return isMap(node) ? (node.toJSON() as Record<string, unknown>) : {}
}

/** What stands at a place as it was typed, if that is one line: without the quote marks round it. */
function typedAt(document: Document, path: readonly PropertyKey[], text: string): string {
  const node = document.getIn(path, true)
  if (isScalar(node)) return node.source ?? String(node.value)
  const [start = 0, end = start] = (isNode(node) && node.range) || []
  const typed = text.slice(start, end).trim()
  return typed.includes('\n') ? '' : typed
}

/** The words after a field's colon as they stand there, if they are on its line. */
function sourceAt(document: Document, path: readonly PropertyKey[]): string {
  const node = document.getIn(path, true)
  if (!isScalar(node) || node.source === undefined || /^BLOCK/.test(node.type ?? '') || /\n/.test(node.source))
    return ''
  const quote = node.type === 'QUOTE_DOUBLE' ? '"' : node.type === 'QUOTE_SINGLE' ? "'" : ''
  return ` ${quote}${node.source}${quote}`
}
