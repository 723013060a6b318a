import {applyEdits, type Edit, lineStart, linesOf, positionAt} from '../site/index.ts'
import type {Finding} from './finding.ts'
import {type Message, messages} from './messages/index.ts'

export function messageOf({id, data}: Finding): Message {
  return (messages[id] as (data: unknown) => Message)(data)
}

/** Formats a finding for a terminal: file, line number, the line with `^` under the range, and the message. */
export function formatReport(finding: Finding, text: string): string {
  const {file, from, severity, id} = finding
  const {line} = positionAt(text, from)
  const head = `${file}, line ${line}${severity === 'advice' ? ' (advice)' : ''}  [${id}]`
  return [
    head,
    ...excerpt(finding, text),
    ...reportSentences(finding, text).map((each) => `  ${each.replaceAll('\n', '\n    ')}`),
  ].join('\n')
}

/** Formats a finding as a GitHub Actions command, which shows it beside the line in a pull request. */
export function formatAnnotation(finding: Finding, text: string): string {
  const {file, from, severity, id} = finding
  const {line, column} = positionAt(text, from)
  const plain = (words: string) => words.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const level = severity === 'advice' ? 'warning' : 'error'
  return `::${level} file=${file},line=${line},col=${column}::${plain([...reportSentences(finding, text), `[${id}]`].join(' '))}`
}

/** Returns the sentences of a report: the problem, then the fix, or else what to do and the committed text. */
export function reportSentences(finding: Finding, text: string): string[] {
  const {problem, instruction} = messageOf(finding)
  const {fix, originalText, isFixFromGit} = finding
  const last = originalText === undefined ? [] : [`Before your change it said: ${originalText.trim()}`]
  if (!fix) return [problem, ...(instruction ? [instruction] : []), ...last]
  const write = describeFix(finding, text)
  return [problem, isFixFromGit ? write.replace(/^Write:/, 'Write again:') : write]
}

/** Describes a fix by the resulting line, or by the changed words if the line is long. */
function describeFix({fix = [], from, to}: Finding, text: string): string {
  const start = Math.min(from, ...fix.map((edit) => edit.start))
  const end = Math.max(to, ...fix.map((edit) => edit.end))
  // If the range is whole lines, it ends with a line break.
  const isLines = text.slice(start, end).endsWith('\n')
  const rest = isLines ? 0 : text.slice(end).search(/[\r\n]|$/)
  const line = withEdits(text, fix, lineStart(text, start), end + rest).trim()
  if (line === '') return 'Delete this line.'
  if (line.includes('\n')) return `Write:\n${line}`
  if (line.length <= maxLineWidth) return `Write: ${line}`
  const before = /\S*$/.exec(text.slice(0, start))?.[0].length ?? 0
  const behind = isLines ? 0 : text.slice(end).search(/\s|$/)
  const words = withEdits(text, fix, start - before, end + behind).trim()
  return words === '' ? `Delete: ${text.slice(start, end).trim()}` : `Write: ${words}`
}

/** Returns `text` from `start` to `end` with the edits applied. */
function withEdits(text: string, edits: readonly Edit[], start: number, end: number): string {
  const inside = edits.map((edit) => ({start: edit.start - start, end: edit.end - start, text: edit.text}))
  return applyEdits(text.slice(start, end), inside)
}

const maxLineWidth = 100

/** Returns the finding’s line, cut to `maxLineWidth` characters, and a second line with `^` under the range. */
function excerpt({from, to}: Finding, text: string): string[] {
  const {line, column} = positionAt(text, from)
  const typed = linesOf(text)[line - 1]
  if (!typed || typed.text.trim() === '') return []
  const left =
    typed.text.length <= maxLineWidth
      ? 0
      : Math.max(0, Math.min(column - 1 - maxLineWidth / 2, typed.text.length - maxLineWidth))
  const shown = typed.text.slice(left, left + maxLineWidth)
  const end = Math.min(Math.max(to, from + 1), typed.end) - typed.start
  const mark = padding(typed.text.slice(column - 1, Math.min(end, left + maxLineWidth))).replace(/\t/g, ' ').length || 1
  return [
    `${String(line).padStart(4)} | ${left > 0 ? '…' : ''}${shown}${left + maxLineWidth < typed.text.length ? '…' : ''}`,
    `     | ${left > 0 ? ' ' : ''}${padding(typed.text.slice(left, column - 1))}${'^'.repeat(mark)}`,
  ]
}

/** Returns spaces as wide as `words` in a terminal, so that the `^` after them is below the right character. */
function padding(words: string): string {
  return [...words]
    .map((character) => {
      if (character === '\t') return character
      if (/\p{Cf}|\p{Mark}/u.test(character)) return ''
      return /\p{Extended_Pictographic}/u.test(character) && character.length > 1 ? '  ' : ' '
    })
    .join('')
}
