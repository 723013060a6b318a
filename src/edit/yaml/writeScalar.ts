import {dequal} from 'dequal/lite'
import {isMap, isScalar} from 'yaml'
import {lineBreakOf, lineStart, type Range, readYaml} from '../../site/index.ts'
import type {Draft} from '../draft.ts'
import {curlTypedQuotes} from '../inline/quotes.ts'
import type {Token} from '../inline/tokens.ts'
import {normaliseText} from '../inline/tokens.ts'
import {writeTokens} from '../inline/writeTokens.ts'
import {type Rejection, reject} from '../rejection.ts'
import {type MissingField, type ScalarRange, scalarsOf, type YamlPath} from './scalars.ts'

/** A file, and the range of the YAML in it: the whole file, or the frontmatter of a page. */
export interface YamlSource extends Range {
  text: string
}

/** Normalises typed text: plain spaces, and curly quotes in place of new straight ones. */
export function normaliseTypedText(old: unknown, typed: string): string {
  const characterTokens = (words: string): Token[] =>
    Array.from(words, (char) => ({type: 'char', char, source: ''}))
  const plain = normaliseText(typed).trim()
  const curly = curlTypedQuotes(characterTokens(String(old)), characterTokens(plain))
  return curly.map((token) => (token.type === 'char' ? token.char : '')).join('')
}

/**
 * A value that is typed in one field; an array is a list with one item per line, which the file does not have
 * yet.
 */
type FieldValue = string | number | true | string[]

/**
 * Replaces a value, in its current YAML style if possible, else in the closest style that parses to the same
 * value.
 */
export function writeScalar(
  yamlSource: YamlSource,
  scalar: ScalarRange,
  value: FieldValue,
): Draft | Rejection {
  const yaml = yamlSource.text.slice(yamlSource.start, yamlSource.end)
  const document = readYaml(yaml)
  if (document.errors.length > 0)
    return reject(
      'There is a mistake beside it that keeps it from being read. Ask your developer to correct it.',
    )
  if (scalar.value === value || String(scalar.value) === value)
    return {text: yamlSource.text, start: scalar.start, end: scalar.end}
  document.setIn(scalar.path, value)
  const wanted = document.toJS()
  for (const written of candidateSources(yamlSource, scalar, value)) {
    // In frontmatter, a line that ends with --- may be read as the closing fence, so the value is written in
    // quotes.
    if (/---\s*$/m.test(written)) continue
    const text = yamlSource.text.slice(0, scalar.start) + written + yamlSource.text.slice(scalar.end)
    const now = readYaml(text.slice(yamlSource.start, yamlSource.end + text.length - yamlSource.text.length))
    if (now.errors.length > 0 || !dequal(now.toJS(), wanted)) continue
    const [first, ...more] = scalarsOf(now, yamlSource.start).filter(({path}) =>
      isAtOrBelow(path, scalar.path),
    )
    if (first) return {text, start: first.start, end: (more.at(-1) ?? first).end}
  }
  return reject('This can’t be saved here like this. Type it in another way.')
}

/** Removes a field with its lines. */
export function removeField(yamlSource: YamlSource, scalar: ScalarRange): Draft | Rejection {
  const {text} = yamlSource
  if (scalar.missing) return {text, start: scalar.start, end: scalar.end}
  const document = readYaml(text.slice(yamlSource.start, yamlSource.end))
  const holder = document.getIn(scalar.path.slice(0, -1), true)
  const field = isMap(holder)
    ? holder.items.find(({key}) => isScalar(key) && key.value === scalar.path.at(-1))
    : undefined
  const at = isScalar(field?.key) && field.key.range ? yamlSource.start + field.key.range[0] : scalar.start
  const start = lineStart(text, at)
  // A value of several lines already includes its last line break.
  const last = /[\r\n]$/.test(text.slice(0, scalar.end))
    ? scalar.end
    : scalar.end + (/^.*(?:\r\n|\n|\r|$)/.exec(text.slice(scalar.end))?.[0].length ?? 0)
  const remaining = text.slice(0, start) + text.slice(last)
  const now = readYaml(remaining.slice(yamlSource.start, yamlSource.end + remaining.length - text.length))
  document.deleteIn(scalar.path)
  if (now.errors.length === 0 && JSON.stringify(now.toJS()) === JSON.stringify(document.toJS()))
    return {text: remaining, start, end: start}
  return reject('It can’t be removed here. Ask your developer to remove it.')
}

function isAtOrBelow(path: YamlPath, holder: YamlPath): boolean {
  return holder.every((part, index) => path[index] === part)
}

/** Returns the ways to write a value, from the one that changes the least. */
function candidateSources({text}: YamlSource, scalar: ScalarRange, value: FieldValue): string[] {
  if (scalar.missing) return sourcesOfMissing(scalar.missing, value, lineBreakOf(text))
  // A list that the file has is changed item by item.
  if (Array.isArray(value)) return []
  if (typeof value !== 'string') return [String(value)]
  const [plain, ...quotes] = scalarStyles(value)
  const source = text.slice(scalar.start, scalar.end)
  if (scalar.type === 'QUOTE_SINGLE') return [singleQuoted(value), doubleQuoted(value)]
  if (scalar.type === 'QUOTE_DOUBLE') return [doubleQuoted(value), singleQuoted(value)]
  const lines = blockScalarTokens(text, scalar)
  const multiLine = lines
    ? [
        lines.head +
          writeTokens(lines.tokens, charactersOf(value), {...blockScalarOptions, newLine: lines.newLine}) +
          lines.tail,
      ]
    : []
  if (scalar.type === 'BLOCK_FOLDED' || scalar.type === 'BLOCK_LITERAL') return [...multiLine, ...quotes]
  return [...(/[\r\n]/.test(source) ? multiLine : []), plain, ...quotes]
}

/**
 * Returns the ways to write a field that the file lacks: the names of the objects around it, its own, and its
 * value.
 */
function sourcesOfMissing({names, indent}: MissingField, value: FieldValue, lineBreak: string): string[] {
  const line = (depth: number, words: string) => `${lineBreak}${' '.repeat(indent + 2 * depth)}${words}`
  const head = names.map((name, depth) => line(depth, `${name}:`)).join('')
  if (!Array.isArray(value))
    return (typeof value === 'string' ? scalarStyles(value) : [String(value)]).map(
      (written) => `${head} ${written}`,
    )
  return [0, 1].map(
    (style) => head + value.map((item) => line(names.length, `- ${scalarStyles(item)[style]}`)).join(''),
  )
}

/**
 * Returns text as YAML in three styles: unquoted, in the quotes that need fewer escapes, in the other quotes.
 */
export function scalarStyles(words: string): [string, ...string[]] {
  return /"/.test(words) && !/'/.test(words)
    ? [words, singleQuoted(words), doubleQuoted(words)]
    : [words, doubleQuoted(words), singleQuoted(words)]
}

const blockScalarOptions = {inCell: false, startsLine: false, newText: 'none', oldText: 'none'} as const

function charactersOf(words: string): Token[] {
  return Array.from(words, (char) => ({type: 'char', char, source: char}))
}

function singleQuoted(words: string): string {
  return `'${words.replaceAll("'", "''")}'`
}

/** Returns a JSON string, which is also valid YAML. */
function doubleQuoted(words: string): string {
  return JSON.stringify(words)
}

/** The source of a multi-line YAML value, split into the characters that it parses to. */
interface BlockScalar {
  /** The source before its text: `>-` and the line break. */
  head: string
  tokens: Token[]
  /** The white space after its text. */
  tail: string
  /** A line break and the indentation after it. */
  newLine: string
}

/** Splits a multi-line value into tokens; `undefined` if they don’t add up to the parsed value. */
function blockScalarTokens(text: string, {start, end, type, value}: ScalarRange): BlockScalar | undefined {
  const source = text.slice(start, end)
  const isBlock = type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL'
  const head = isBlock ? (/^[>|][^\r\n]*(?:\r\n|\n)[^\S\r\n]*/.exec(source)?.[0] ?? '') : ''
  const tail = isBlock ? (/\s*$/.exec(source)?.[0] ?? '') : ''
  const body = source.slice(head.length, source.length - tail.length)
  const ends = [...body.matchAll(/[^\S\r\n]*(?:\r\n|\n)[^\S\r\n]*/g)]
  const indent = /[^\S\r\n]*$/.exec(ends[0]?.[0] ?? head)?.[0] ?? ''
  const sign = type === 'BLOCK_LITERAL' ? '\n' : ' '
  const tokens: Token[] = []
  for (const [each, space] of body.matchAll(/([^\S\r\n]*(?:\r\n|\n)[^\S\r\n]*)|./gsu))
    tokens.push({type: 'char', char: space ? sign : each, source: each})
  const read = tokens.map((token) => (token.type === 'char' ? token.char : '')).join('')
  return read === String(value).trimEnd()
    ? {head, tokens, tail, newLine: lineBreakOf(text) + indent}
    : undefined
}
