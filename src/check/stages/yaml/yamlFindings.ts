import {type Document, isCollection, isNode, isScalar, visit, type YAMLParseError} from 'yaml'
import type {z} from 'zod'
import {type Line, linesOf, readYaml} from '../../../site/index.ts'
import {error, type Finding} from '../../finding.ts'
import type {yaml} from '../../messages/yaml.ts'
import {ambiguities, orphanedWords} from './ambiguities.ts'
import {findLineFix} from './findLineFix.ts'
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
): Iterable<Finding> {
  if (isSound(text, document, schema)) return
  for (const {id, line, replacement, name = '', at = line.start} of mistakesOf(text, document, schema)) {
    const start = offset + line.start
    const end = start + line.text.length
    const from = offset + at + Math.max(0, text.slice(at, line.end).search(/\S/))
    const data = {name, spaces: (replacement ?? '').search(/\S/)}
    // An empty replacement deletes the line together with its line break.
    const edit = replacement !== undefined && {
      start,
      end: replacement === '' ? end + 1 : end,
      text: replacement,
    }
    yield error(id, {file, range: {start: from, end}, data, fix: edit ? [edit] : undefined})
  }
}

function mistakesOf(text: string, document: Document, schema: z.ZodType): Mistake[] {
  // Reports only the merge conflict if there is one, because other mistakes can be found only when it is
  // resolved.
  const mark = /^(<|\||=|>)\1{6}(?: .*)?$/m.exec(text)
  if (mark) return [{id: 'yaml.conflict', line: lineAt(text, mark.index)}]
  const mistakes = splitYaml(text, schema).flatMap(mistakesInPart)
  return mistakes.length > 0 || document.errors.length === 0
    ? mistakes
    : mistakesInPart({text, start: 0, schema})
}

function mistakesInPart(part: YamlPart): Mistake[] {
  const {text, start, schema} = part
  const document = readYaml(text)
  const issues = issuesOf(document, schema)
  const unparsed = parserMistake(document)
  const structural = issues.filter(({code}) => structuralCodes.includes(code))
  const ambiguous = unparsed ? [] : ambiguities(document, text, schema)
  if (structural.length > 0) ambiguous.push(...orphanedWords(document, text))
  if (!unparsed && ambiguous.length + structural.length === 0) return []
  const isUnreadable = unparsed !== undefined || ambiguous.length > 0
  const near = lineAt(
    text,
    unparsed ? unparsed.at : (ambiguous[0]?.at ?? offsetOfIssue(document, structural)),
  )
  const corrections: Mistake[] = findLineFix(part, near, {
    isUnreadable,
    // If the only issues are values that are not allowed, the cause can only be in their own line.
    reach: !isUnreadable && structural.every(({code}) => code === 'invalid_value') ? 0 : 12,
  })
  const reported: Mistake[] = unparsed
    ? [{id: unparsed.id, line: near}]
    : ambiguous.map(({id, at, name}) => ({id, name, line: lineAt(text, at)}))
  return (corrections.length > 0 ? corrections : reported).map(({line, at = line.start, ...rest}) => ({
    ...rest,
    at: at + start,
    line: {...line, start: line.start + start, end: line.end + start},
  }))
}

/**
 * Zod’s codes for issues that a missing hyphen, field name or indentation can cause; the others are about
 * values.
 */
const structuralCodes = ['invalid_type', 'unrecognized_keys', 'too_small', 'too_big', 'invalid_value']

/**
 * Returns the offset of the value that the first issue is about; if it is missing, of the object around it.
 */
function offsetOfIssue(document: Document, [issue]: z.core.$ZodIssue[]): number {
  const path = [...(issue?.path ?? [])]
  while (path.length > 0 && !isNode(document.getIn(path, true))) path.pop()
  const node = path.length > 0 ? document.getIn(path, true) : document.contents
  return (isNode(node) && node.range?.[0]) || 0
}

/** Returns where an unclosed quote mark or bracket opens that the parser read past `at`, if there is one. */
function openedBefore(document: Document, at: number): number | undefined {
  let place: number | undefined
  visit(document, {
    Node(_, node) {
      const isOpen = (isScalar(node) && node.type?.startsWith('QUOTE')) || (isCollection(node) && node.flow)
      if (isOpen && node.range && node.range[0] < at && at <= node.range[2])
        place = Math.min(place ?? at, node.range[0])
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
  BLOCK_AS_IMPLICIT_KEY: 'yaml.two-fields-on-one-line',
  BLOCK_IN_FLOW: 'yaml.open',
  DUPLICATE_KEY: 'yaml.twice',
  MISSING_CHAR: 'yaml.no-field',
  MULTILINE_IMPLICIT_KEY: 'yaml.no-field',
}

/** Returns what the parser’s errors mean, and the offset to report. */
function parserMistake(document: Document): {id: Mistake['id']; at: number} | undefined {
  const [error] = document.errors
  if (!error) return undefined
  const allWith = (code: YAMLParseError['code']) => document.errors.filter((each) => each.code === code)
  if (allWith('DUPLICATE_KEY').length > 1) return {id: 'yaml.no-start', at: error.pos[0]}
  const [key] = allWith('MULTILINE_IMPLICIT_KEY')
  // A line with too many or too few spaces at its start is read as part of the value above it.
  if (key && error.code === 'BLOCK_AS_IMPLICIT_KEY') return {id: 'yaml.no-column', at: key.pos[1] - 1}
  const opened = openedBefore(document, error.pos[0])
  if (opened !== undefined && ['BAD_INDENT', 'MISSING_CHAR'].includes(error.code))
    return {id: 'yaml.open', at: opened}
  return {id: ids[error.code] ?? 'yaml.unreadable', at: opened ?? error.pos[0]}
}
