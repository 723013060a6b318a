import {type Document, isCollection, isNode, isScalar, visit, type YAMLParseError} from 'yaml'
import type {z} from 'zod'
import {type Line, linesOf, readYaml} from '../../../site/index.ts'
import {createFinding, type StageFinding} from '../../finding.ts'
import type {yaml} from '../../messages/yaml.ts'
import {findLineFix} from './findLineFix.ts'
import {oddities, orphanedWords} from './oddities.ts'
import {isSound, issuesOf, splitYaml, type YamlPart} from './splitYaml.ts'

/** The YAML of a file in `content/`, or of a page’s frontmatter. */
interface ParsedYaml {
  text: string
  document: Document
}

interface Mistake {
  id: keyof typeof yaml
  line: Line
  /** The corrected line, if there is a fix. */
  replacement?: string
  at?: number
  name?: string
}

/** Finds the mistakes in YAML that begins at `offset` of a file. */
export function* yamlFindings(
  file: string,
  {text, document}: ParsedYaml,
  offset: number,
  schema: z.ZodType,
): Iterable<StageFinding> {
  if (isSound(text, document, schema)) return
  for (const {id, line, replacement, name = '', at = line.start} of mistakesOf(text, document, schema)) {
    const start = offset + line.start
    const end = start + line.text.length
    const from = offset + at + Math.max(0, text.slice(at, line.end).search(/\S/))
    const data = {name, spaces: (replacement ?? '').search(/\S/), lines: line.text.split('\n').length}
    // An empty replacement deletes the line together with its line break.
    const edit = replacement !== undefined && {start, end: replacement === '' ? end + 1 : end, text: replacement}
    yield createFinding(id, file, {from, to: end}, data, edit ? [edit] : undefined)
  }
}

function mistakesOf(text: string, document: Document, schema: z.ZodType): Mistake[] {
  // Reports only the merge conflict if there is one, because other mistakes can be found only when it is resolved.
  const mark = /^(<|\||=|>)\1{6}(?: .*)?$/m.exec(text)
  if (mark) return [{id: 'yaml.conflict', line: lineAt(text, mark.index)}]
  const mistakes = splitYaml(text, schema).flatMap(mistakesInPart)
  return mistakes.length > 0 || document.errors.length === 0 ? mistakes : mistakesInPart({text, start: 0, schema})
}

function mistakesInPart(part: YamlPart): Mistake[] {
  const {text, start, schema} = part
  const document = readYaml(text)
  const issues = issuesOf(document, schema)
  const [error] = document.errors
  const structural = issues.filter(({code}) => structuralCodes.includes(code))
  const odd = error ? [] : oddities(document, text, schema)
  if (structural.length > 0) odd.push(...orphanedWords(document, text))
  if (!error && odd.length + structural.length === 0) return []
  const isUnreadable = error !== undefined || odd.length > 0
  const near = lineAt(
    text,
    error ? offsetOfError(document, error) : (odd[0]?.at ?? offsetOfIssue(document, structural)),
  )
  const corrections: Mistake[] = findLineFix(part, near, {
    isUnreadable,
    ...(structural.length > 0 && {
      missing: issues.flatMap(({path}) => (document.hasIn(path) ? [] : [String(path.at(-1))])),
    }),
    // If the only issues are values that are not allowed, the cause can only be in their own line.
    reach: !isUnreadable && structural.every(({code}) => code === 'invalid_value') ? 0 : 12,
  })
  const reported: Mistake[] = error
    ? [{id: idOf(document.errors), line: near}]
    : odd.map(({id, at, name}) => ({id, name, line: lineAt(text, at)}))
  return (corrections.length > 0 ? corrections : reported).map(({line, at = line.start, ...rest}) => ({
    ...rest,
    at: at + start,
    line: {...line, start: line.start + start, end: line.end + start},
  }))
}

/** Zod’s codes for issues that a missing hyphen, field name or indentation can cause; the others are about values. */
const structuralCodes = ['invalid_type', 'unrecognized_keys', 'too_small', 'too_big', 'invalid_value']

/** Returns the offset of the value that the first issue is about; if it is missing, of the object around it. */
function offsetOfIssue(document: Document, [issue]: z.core.$ZodIssue[]): number {
  const path = [...(issue?.path ?? [])]
  while (path.length > 0 && !isNode(document.getIn(path, true))) path.pop()
  const node = path.length > 0 ? document.getIn(path, true) : document.contents
  return (isNode(node) && node.range?.[0]) || 0
}

/** Returns the offset to report: where an unclosed quote mark or bracket opens, otherwise where the parser stopped. */
function offsetOfError(document: Document, {pos: [at]}: YAMLParseError): number {
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

/** The message ids for the error codes of the YAML parser. */
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
