import {isMap, isScalar, isSeq} from 'yaml'
import {applyEdits, type Edit, lineStart, linesOf, positionAt, readYaml} from '../site/index.ts'
import {frontmatterEnd} from './blockStart.ts'
import type {Finding} from './finding.ts'
import {type Message, messages} from './messages/index.ts'

export function messageOf({id, data}: Finding): Message {
  return (messages[id] as (data: unknown) => Message)(data)
}

/**
 * Formats a finding for a terminal: file, line number, the line with `^` under the range, and the message.
 */
export function formatReport(finding: Finding, text: string): string {
  const {file, start, severity, id} = finding
  const {line} = positionAt(text, start)
  const head = `${file}, line ${line}${severity === 'advice' ? ' (advice)' : ''}  [${id}]`
  return [
    head,
    ...excerpt(finding, text),
    ...reportSentences(finding, text).map((each) => `  ${each.replaceAll('\n', '\n    ')}`),
  ].join('\n')
}

/** Formats a finding as a GitHub Actions command, which shows it beside the line in a pull request. */
export function formatAnnotation(finding: Finding, text: string): string {
  const {file, start, severity, id} = finding
  const {line, column} = positionAt(text, start)
  const plain = (words: string) =>
    words.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const level = severity === 'advice' ? 'warning' : 'error'
  return `::${level} file=${file},line=${line},col=${column}::${plain([...reportSentences(finding, text), `[${id}]`].join(' '))}`
}

/**
 * Returns the sentences of a report: the problem, then the fix, or else what to do and the committed text.
 */
export function reportSentences(finding: Finding, text: string): string[] {
  const {problem, instruction} = messageOf(finding)
  const {fix, originalText, isFixFromGit} = finding
  const last = originalText === undefined ? [] : [`Before your change it said: ${originalText.trim()}`]
  if (!fix) return [problem, ...(instruction ? [instruction] : []), ...last]
  const write = describeFix(finding, text)
  return [problem, isFixFromGit ? write.replace(/^Write:/, 'Write again:') : write]
}

/** A finding as the editor reports it: what is wrong, then what to do, unless it has a `fix`. */
interface EditorReport {
  sentences: string[]
  /** What the fix writes, and the label of the button that applies it, if the message has one. */
  fix?: {correction: string; button?: string}
}

export function editorReport(finding: Finding, text: string): EditorReport {
  const message = messageOf(finding)
  const {instruction, inEditor = instruction, button} = message
  const problem = message.problemInEditor ?? message.problem
  if (finding.fix)
    return {
      sentences: [problem],
      fix: {correction: describeFix(finding, text, true), ...(button && {button})},
    }
  return {sentences: inEditor ? [problem, inEditor] : [problem]}
}

/**
 * Describes a fix by the resulting line, or by the changed words if the line is long; `asValue` omits the
 * field’s name.
 */
function describeFix({file, fix = [], ...range}: Finding, text: string, asValue = false): string {
  const start = Math.min(range.start, ...fix.map((edit) => edit.start))
  const end = Math.max(range.end, ...fix.map((edit) => edit.end))
  // If the range is whole lines, it ends with a line break.
  const isLines = text.slice(start, end).endsWith('\n')
  const rest = isLines ? 0 : text.slice(end).search(/[\r\n]|$/)
  const written = withEdits(text, fix, lineStart(text, start), end + rest).trim()
  const isYaml = file.endsWith('.yaml') || end < frontmatterEnd(text)
  const line = asValue && isYaml ? textOfLine(written) : written
  if (line === '') return 'Delete this line.'
  if (line.includes('\n')) return `Write:\n${line}`
  if (line.length <= maxLineWidth) return `Write: ${line}`
  const before = /\S*$/.exec(text.slice(0, start))?.[0].length ?? 0
  const behind = isLines ? 0 : text.slice(end).search(/\s|$/)
  const words = withEdits(text, fix, start - before, end + behind).trim()
  return words === '' ? `Delete: ${text.slice(start, end).trim()}` : `Write: ${words}`
}

/**
 * Returns the text in a line of YAML such as `- title: "Money: from zero"`; the line itself if it has no
 * single text.
 */
function textOfLine(line: string): string {
  const {contents} = readYaml(line)
  const [entry] = isSeq(contents) ? contents.items : [contents]
  const [pair, ...more] = isMap(entry) ? entry.items : []
  const value = pair && more.length === 0 ? pair.value : entry
  return isScalar(value) && typeof value.value === 'string' ? value.value : line
}

/** Returns `text` from `start` to `end` with the edits applied. */
function withEdits(text: string, edits: readonly Edit[], start: number, end: number): string {
  const inside = edits.map((edit) => ({start: edit.start - start, end: edit.end - start, text: edit.text}))
  return applyEdits(text.slice(start, end), inside)
}

const maxLineWidth = 100

/**
 * Returns the finding’s line, cut to `maxLineWidth` characters, and a second line with `^` under the range.
 */
function excerpt({start, end}: Finding, text: string): string[] {
  const {line, column} = positionAt(text, start)
  const typed = linesOf(text)[line - 1]
  if (!typed || typed.text.trim() === '') return []
  const left =
    typed.text.length <= maxLineWidth
      ? 0
      : Math.max(0, Math.min(column - 1 - maxLineWidth / 2, typed.text.length - maxLineWidth))
  const shown = typed.text.slice(left, left + maxLineWidth)
  const endInLine = Math.min(Math.max(end, start + 1), typed.end) - typed.start
  const marked = typed.text.slice(column - 1, Math.min(endInLine, left + maxLineWidth))
  const mark = padding(marked).replace(/\t/g, ' ').length || 1
  return [
    `${String(line).padStart(4)} | ${left > 0 ? '…' : ''}${shown}${left + maxLineWidth < typed.text.length ? '…' : ''}`,
    `     | ${left > 0 ? ' ' : ''}${padding(typed.text.slice(left, column - 1))}${'^'.repeat(mark)}`,
  ]
}

/**
 * Returns spaces as wide as `words` in a terminal, so that the `^` after them is below the right character.
 */
function padding(words: string): string {
  return [...words]
    .map((character) => {
      if (character === '\t') return character
      if (/\p{Cf}|\p{Mark}/u.test(character)) return ''
      return /\p{Extended_Pictographic}/u.test(character) && character.length > 1 ? '  ' : ' '
    })
    .join('')
}
