import {isCollection, isNode, isScalar, visit, type YAMLParseError} from 'yaml'
import type {z} from 'zod'
import {type Line, linesOf, readYaml} from '../../../site/index.ts'
import {type Found, found} from '../../finding.ts'
import type {yaml} from '../../messages/yaml.ts'
import {mendOf} from './mendOf.ts'
import {oddities, ownerless} from './oddities.ts'
import {type Part, partsOf, type Reading, readPart} from './parts.ts'

interface Mistake {
  id: keyof typeof yaml
  line: Line
  /** The line as it should be. */
  write?: string
  at?: number
  name?: string
}

/** What is wrong with a text of records, which stands at that offset of a file. */
export function* mistakesIn(file: string, text: string, offset: number, schema: z.ZodType): Iterable<Found> {
  for (const {id, line, write, name = '', at = line.start} of mistakesOf(text, schema)) {
    const start = offset + line.start
    const end = start + line.text.length
    const from = offset + at + Math.max(0, text.slice(at, line.end).search(/\S/))
    const data = {name, spaces: (write ?? '').search(/\S/), lines: line.text.split('\n').length}
    // A line that is to go goes with its end.
    const edit = write !== undefined && {start, end: write === '' ? end + 1 : end, text: write}
    yield found(id, file, {from, to: end}, data, edit ? [edit] : undefined)
  }
}

function mistakesOf(text: string, schema: z.ZodType): Mistake[] {
  // Between two versions of the same lines nothing else is worth telling until one is chosen.
  const mark = /^(<|\||=|>)\1{6}(?: .*)?$/m.exec(text)
  if (mark) return [{id: 'yaml.conflict', line: lineAt(text, mark.index)}]
  const mistakes = partsOf(text, schema).flatMap(inPart)
  return mistakes.length > 0 || readYaml(text).errors.length === 0 ? mistakes : inPart({text, start: 0, schema})
}

function inPart(part: Part): Mistake[] {
  const {text, start, schema} = part
  const {document, issues} = readPart(text, schema)
  const [error] = document.errors
  const structural = issues.filter(({code}) => ofStructure.includes(code))
  const odd = error ? [] : oddities(document, text, schema)
  if (structural.length > 0) odd.push(...ownerless(document, text))
  if (!error && odd.length + structural.length === 0) return []
  const isUnreadable = error !== undefined || odd.length > 0
  const near = lineAt(text, error ? placeOfError(document, error) : (odd[0]?.at ?? placeOfIssue(document, structural)))
  const mends: Mistake[] = mendOf(part, near, {
    isUnreadable,
    ...(structural.length > 0 && {
      missing: issues.flatMap(({path}) => (document.hasIn(path) ? [] : [String(path.at(-1))])),
    }),
    // Of a value that there is not, only its own line can be the cause.
    reach: !isUnreadable && structural.every(({code}) => code === 'invalid_value') ? 0 : 12,
  })
  const told: Mistake[] = error
    ? [{id: idOf(document.errors), line: near}]
    : odd.map(({id, at, name}) => ({id, name, line: lineAt(text, at)}))
  return (mends.length > 0 ? mends : told).map(({line, at = line.start, ...rest}) => ({
    ...rest,
    at: at + start,
    line: {...line, start: line.start + start, end: line.end + start},
  }))
}

/** What a schema says when a line has lost its hyphen, its name or its place; the rest it says of values. */
const ofStructure = ['invalid_type', 'unrecognized_keys', 'too_small', 'too_big', 'invalid_value']

/** Where the innermost block starts that one of those is about. */
function placeOfIssue(document: Reading['document'], [issue]: z.core.$ZodIssue[]): number {
  const path = [...(issue?.path ?? [])]
  while (path.length > 0 && !isNode(document.getIn(path, true))) path.pop()
  const node = path.length > 0 ? document.getIn(path, true) : document.contents
  return (isNode(node) && node.range?.[0]) || 0
}

/** Quote marks and brackets that are never closed are told where they open, anything else where the reader stopped. */
function placeOfError(document: Reading['document'], {pos: [at]}: YAMLParseError): number {
  let place = at
  visit(document, {
    Node(_, node) {
      const isOpen = (isScalar(node) && node.type?.startsWith('QUOTE')) || (isCollection(node) && node.flow)
      if (isOpen && node.range && node.range[0] < at && at <= node.range[2]) place = Math.min(place, node.range[0])
    },
  })
  return place
}

function lineAt(text: string, at: number): Line {
  const line = linesOf(text).findLast(({start, text: words}) => start <= at && words.trim() !== '')
  return line ?? {text: '', start: 0, end: 0}
}

/** The message for what the reader of YAML says. */
const ids: Partial<Record<YAMLParseError['code'], Mistake['id']>> = {
  BAD_ALIAS: 'yaml.quotes',
  BAD_INDENT: 'yaml.no-column',
  BLOCK_AS_IMPLICIT_KEY: 'yaml.quotes',
  BLOCK_IN_FLOW: 'yaml.open',
  DUPLICATE_KEY: 'yaml.twice',
  MISSING_CHAR: 'yaml.open',
  MULTILINE_IMPLICIT_KEY: 'yaml.no-field',
}

function idOf(errors: YAMLParseError[]): Mistake['id'] {
  const isTwice = errors.filter(({code}) => code === 'DUPLICATE_KEY').length > 1
  return isTwice ? 'yaml.no-start' : ((errors[0] && ids[errors[0].code]) ?? 'yaml.unreadable')
}
