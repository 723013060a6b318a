import {type Document, isMap, isNode, isScalar, isSeq} from 'yaml'
import {z} from 'zod'
import {asItLooks, didYouMean} from '../characters.ts'
import type {Finding} from '../finding.ts'
import {listed} from '../listed.ts'
import {nearest} from '../nearest.ts'
import {withoutMarkdown} from '../plainWords.ts'
import {numbers} from '../words/numberWords.ts'
import {asYaml} from './asYaml.ts'
import {commaIn, explainLong, explainShort, lengthAdvice} from './causes.ts'
import {explainDay} from './explainDay.ts'
import {explainTimes, timesBeside} from './explainTimes.ts'
import {choicesOf, exampleOf, fieldsOf, mustOf, schemaAt} from './field.ts'
import {unhide} from './hiddenFields.ts'
import {meantValue} from './meantValue.ts'
import {missingPlace} from './missingPlace.ts'
import {explainNameless} from './nameless.ts'
import {pointSign, pointsIn} from './pointSigns.ts'
import {isSurplus} from './surplus.ts'
import {readChoice} from './typed/choice.ts'
import {explainUnknown} from './unknownFields.ts'

type Said = Omit<Finding, 'at'>

/** What a schema found in a record, in words: what is wrong, and what to write there. */
export function explainIssue(issue: z.core.$ZodIssue, schema: z.ZodType, document: Document, text: string): Said {
  if (issue.code === 'unrecognized_keys') {
    const nameless = issue.keys.includes('') ? explainNameless(issue.path, schema, document, text) : undefined
    return nameless ?? explainUnknown(issue.keys, issue.path, schema, document)
  }
  const {path} = issue
  if (path.length === 0) return explainFile(schema, document)
  const field = schemaAt(schema, path)
  const found = document.getIn(path)
  const inList = typeof path.at(-1) === 'number'
  const name = path.findLast((key) => typeof key === 'string') ?? field?.meta()?.title ?? 'record'
  const around = inList ? document.getIn(path.slice(0, -1), true) : undefined
  // In a list on one line, the line is all of it.
  const inFlow = isSeq(around) && around.flow ? (around.toJSON() as unknown[]) : undefined
  const choices = choicesOf(field)
  // The others of the list are written as they should be too: one line mends them all.
  const other = (each: unknown) =>
    choices && !choices.includes(String(each)) ? (nearest(String(each), choices) ?? each) : each
  const line = (value: unknown) =>
    inFlow
      ? `${name}: [${inFlow.map((each, index) => asYaml(index === path.at(-1) ? value : other(each))).join(', ')}]`
      : `${inList ? '-' : `${name}:`} ${asYaml(value)}`
  const node = document.getIn(path, true)
  const [start = 0, end = start] = (isScalar(node) && node.range) || []
  const instead = (value: unknown): Omit<Said, 'message'> => ({
    // What is written over several lines has no line to write in its place.
    ...(isScalar(node) && node.type?.startsWith('BLOCK')
      ? {help: `Write in place of all its lines: ${line(value)}`}
      : {write: line(value)}),
    ...(end > start && {swap: {over: text.slice(start, end), by: asYaml(value)}}),
  })
  const example = {help: `For example: ${line(exampleOf(field))}`}
  // What follows from other fields, the schema says itself; what follows from this one, it words.
  if (issue.code === 'custom' && !issue.params) {
    const words = typedAt(document, path, text)
    // Of words that keep a sign, what they were typed with in its place.
    const meant = meantValue(words, field)
    const isSigned = /[([<{}]/.test(words) || /\{\w+\}/.test(String(meant))
    return {message: issue.message, ...(meant === undefined || !isSigned ? example : instead(meant))}
  }
  if (issue.code === 'custom')
    return {
      message: issue.message,
      ...(issue.params?.value !== undefined && instead(issue.params.value)),
      ...(typeof issue.params?.help === 'string' && {help: issue.params.help}),
    }
  const hidden = inList || found !== undefined ? undefined : unhide([name], path.slice(0, -1), document, text)
  const isMissing = `${name} is missing${document.hasIn(path) ? '' : below(path, schema, document, text)}.`
  if (hidden) return {message: isMissing, help: hidden}
  if (found === undefined || found === null)
    return {
      message: inList ? `A line of ${name} is empty.` : isMissing,
      ...(choices ? {help: `${name} must be ${mustOf(field)}.`} : example),
    }
  const typed = typedAt(document, path, text)
  if (field instanceof z.ZodArray && pointSign.test(text.slice(start, end))) {
    const points = text.slice(start, end).includes('\n') ? [] : pointsIn(typed)
    return {
      message: `A list starts each of its points with a hyphen, and ${name} has ${text[start]}.`,
      ...(points.length > 0
        ? instead(points)
        : {help: 'Give each point a line of its own that starts with a hyphen and a space.'}),
    }
  }
  // The message of a check that the schema words itself, or what it says that the field must be.
  const message = issue.message || `${inList ? `Every line of ${name}` : name} must be ${mustOf(field)}.`
  const parted = typed.split(/[\s;|/]+/)
  if (choices && inFlow && parted.length > 1 && parted.every((each) => choices.includes(each)))
    return {
      message: `A comma is missing after ${parted[0]}.`,
      write: `${name}: [${inFlow.flatMap((each, index) => (index === path.at(-1) ? parted : [String(each)])).join(', ')}]`,
    }
  if (choices && isSurplus(path, schema, document))
    return {
      message: `There are exactly ${numbers[choices.length - 1] ?? choices.length}, and each of them is in this file: ${choices.join(', ')}.`,
      help: 'Delete this record.',
    }
  const near = choices && nearest(typed, choices)
  const wrong = inList ? `“${typed}” can’t stand in ${name}.` : `There is no ${name} “${typed}”.`
  if (near) return {message: `${wrong} ${didYouMean(near, typed)}`, ...instead(near)}
  const [same] = readChoice(typed).filter((choice) => choices?.includes(choice))
  if (same) return {message: `${wrong} Here it is called ${same}.`, ...instead(same)}
  if (choices) return {message: typed ? `${wrong} ${inList ? 'Each' : 'It'} must be ${mustOf(field)}.` : message}
  const day = explainDay(typed, field, {name, message, example: example.help, line, instead})
  if (day) return day
  // What is closed has no times.
  if (inBlockOfList(path) && /^closed$/i.test(typed) && field && meantValue('10am', field) !== undefined)
    return {message: 'A day that is closed is left out here.', help: 'Delete the lines of that day.'}
  const bare = typed.replace(/^["“](.*)["”]$/, '$1')
  if (bare !== typed && field?.safeParse(bare).success)
    return {message: 'Visitors would read the quotation marks round these words.', ...instead(bare)}
  const looks = asItLooks(typed)
  const seen = looks === typed ? undefined : meantValue(looks, field)
  const read = meantValue(typed, field) ?? seen
  const meant = read !== undefined && passesAt(path, read, schema, document) ? read : undefined
  // Between words, a dash is as good as a hyphen.
  const isOnlyDash = seen !== looks && typed.replace(/[‐‑‒–—−]/g, '-') === looks
  if (seen !== undefined && seen === meant && !isOnlyDash)
    return {message: `“${typed}” only looks like ${looks}: one of its signs is another.`, ...instead(seen)}
  if (isMap(node) && typeof meant === 'string')
    return {message: 'Words with a colon in them need quote marks round them.', ...instead(withoutMarkdown(meant))}
  if (field instanceof z.ZodArray && Array.isArray(meant) && /\n *$/.test(text.slice(0, start)))
    return {
      message,
      write: `- ${text.slice(start).split(/\r?\n/, 1)[0]}`,
      help: 'Each point is a line of its own that begins so.',
    }
  if (meant !== undefined) return {message: commaIn(typed, meant) ?? message, ...instead(meant)}
  if (read !== undefined) return {message, ...example}
  const times = explainTimes(timesBeside(typed, path, schema, document), {message, line, instead})
  if (times) return times
  const list = document.getIn(path, true)
  const counted = explainShort(issue, list, field, document) ?? explainLong(issue, list, field, document)
  if (counted) return counted
  if (field instanceof z.ZodArray && isSeq(list)) {
    return {message, help: `It has ${list.items.length} now${lengthAdvice(issue, list)}.`}
  }
  return {message, ...example}
}

/** Whether a value passes where it stands: what a field takes, its record may still refuse. */
function passesAt(path: PropertyKey[], value: unknown, schema: z.ZodType, document: Document): boolean {
  const written = document.clone()
  written.setIn(path, value)
  const issues = schema.safeParse(written.toJS()).error?.issues ?? []
  return !issues.some((issue) => issue.path.join() === path.join())
}

/** Several fields that one record lacks: its end was deleted, or has still to be written. */
export function explainMissing(issues: z.core.$ZodIssue[], schema: z.ZodType, document: Document, text: string): Said {
  const [first] = issues.map(({path}) => path)
  const names = issues.map(({path}) => String(path.at(-1)))
  const example = asYaml(exampleOf(schemaAt(schema, first ?? [])))
  const isRecord = typeof first?.at(-2) === 'number'
  return {
    message: `${listed(names, 'and')} are missing${below(first ?? [], schema, document, text)}.`,
    help:
      unhide(names, first?.slice(0, -1) ?? [], document, text) ??
      `Write each on a line of its own, like ${names[0]}: ${example}${isRecord ? ' – or delete what is left of the record.' : ''}`,
  }
}

/** Where a field is missing, if it is told at the end of the line that stands above it. */
function below(...[path, schema, document, text]: Parameters<typeof missingPlace>): string {
  return missingPlace(path, schema, document, text) === undefined ? '' : ' below this line'
}

/** A file that holds something else altogether, or nothing. */
function explainFile(schema: z.ZodType, {contents}: Document): Said {
  if (schema instanceof z.ZodArray) {
    const [first = '', ...more] = isMap(contents) ? contents.items.map(({key}) => String(key)) : []
    if (fieldsOf(schemaAt(schema, [0])).includes(first))
      return {
        message: `The hyphen is missing that starts this record.`,
        help: `Write - and a space in front of ${first}${more.length > 0 ? `, and two spaces in front of ${listed(more, 'and')}` : ''}.`,
      }
    const id = schemaAt(schema, [0, 'id'])
    const help = id
      ? `For example: - id: ${exampleOf(id)}`
      : isEmpty(contents)
        ? 'Where there is none, write: []'
        : `For example: - ${asYaml(exampleOf(schemaAt(schema, [0])))}`
    return {message: 'The file must be a list of records.', help}
  }
  const [first = ''] = fieldsOf(schema)
  return {
    message: 'The file must hold names with their values.',
    help: `For example: ${first}: ${asYaml(exampleOf(schemaAt(schema, [first])))}`,
  }
}

/** Whether a file holds nothing but notes. */
function isEmpty(contents: Document['contents']): boolean {
  return contents === null || (isScalar(contents) && contents.value === null)
}

/** Whether a place is a field of one of several blocks. */
function inBlockOfList(path: readonly PropertyKey[]): boolean {
  return typeof path.at(-2) === 'number'
}

/** What stands at a place as it was typed, if that is one line: without the quote marks round it. */
function typedAt(document: Document, path: readonly PropertyKey[], text: string): string {
  const node = document.getIn(path, true)
  if (isScalar(node)) return node.source ?? String(node.value)
  const [start = 0, end = start] = (isNode(node) && node.range) || []
  const typed = text.slice(start, end).trim()
  return typed.includes('\n') ? '' : typed
}
