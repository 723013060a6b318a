import {apply, type Edit, lineStart, linesOf, placeOf} from '../site/index.ts'
import type {Finding} from './finding.ts'
import {type Message, messages} from './messages/index.ts'

/** What is wrong and what to do, in words. */
export function messageOf({id, data}: Finding): Message {
  return (messages[id] as (data: unknown) => Message)(data)
}

/** A finding as people read it: where, the line with a mark under the range, what is wrong, and what to do. */
export function writeReport(finding: Finding, text: string): string {
  const {file, from, severity, id} = finding
  const {line} = placeOf(text, from)
  const head = `${file}, line ${line}${severity === 'advice' ? ' (advice)' : ''}  [${id}]`
  return [
    head,
    ...excerpt(finding, text),
    ...wordsOf(finding, text).map((each) => `  ${each.replaceAll('\n', '\n    ')}`),
  ].join('\n')
}

/** For GitHub: shown beside the line in a pull request. */
export function writeAnnotation(finding: Finding, text: string): string {
  const {file, from, severity, id} = finding
  const {line, column} = placeOf(text, from)
  const plain = (words: string) => words.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const level = severity === 'advice' ? 'warning' : 'error'
  return `::${level} file=${file},line=${line},col=${column}::${plain([...wordsOf(finding, text), `[${id}]`].join(' '))}`
}

/** The sentences of a report. */
export function wordsOf(finding: Finding, text: string): string[] {
  const {say, todo} = messageOf(finding)
  const {fix, before, isRestored} = finding
  const last = before === undefined ? [] : [`Before your change it said: ${before.trim()}`]
  if (!fix) return [say, ...(todo ? [todo] : []), ...last]
  const write = whatToWrite(finding, text)
  return [say, isRestored ? write.replace(/^Write:/, 'Write again:') : write]
}

/** The line as the fix leaves it, or of a long one the words that it changes. */
function whatToWrite({fix = [], from, to}: Finding, text: string): string {
  const start = Math.min(from, ...fix.map((edit) => edit.start))
  const end = Math.max(to, ...fix.map((edit) => edit.end))
  // Whole lines end with their line break.
  const isLines = text.slice(start, end).endsWith('\n')
  const rest = isLines ? 0 : text.slice(end).search(/[\r\n]|$/)
  const line = withEdits(text, fix, lineStart(text, start), end + rest).trim()
  if (line === '') return 'Delete this line.'
  if (line.includes('\n')) return `Write:\n${line}`
  if (line.length <= widest) return `Write: ${line}`
  const before = /\S*$/.exec(text.slice(0, start))?.[0].length ?? 0
  const behind = isLines ? 0 : text.slice(end).search(/\s|$/)
  const words = withEdits(text, fix, start - before, end + behind).trim()
  return words === '' ? `Delete: ${text.slice(start, end).trim()}` : `Write: ${words}`
}

/** A range of the text, with the edits in it made. */
function withEdits(text: string, edits: readonly Edit[], start: number, end: number): string {
  const inside = edits.map((edit) => ({start: edit.start - start, end: edit.end - start, text: edit.text}))
  return apply(text.slice(start, end), inside)
}

const widest = 100

/** The line, or the part of a long one round its mark, and the mark. */
function excerpt({from, to}: Finding, text: string): string[] {
  const {line, column} = placeOf(text, from)
  const typed = linesOf(text)[line - 1]
  if (!typed || typed.text.trim() === '') return []
  const left =
    typed.text.length <= widest ? 0 : Math.max(0, Math.min(column - 1 - widest / 2, typed.text.length - widest))
  const shown = typed.text.slice(left, left + widest)
  const end = Math.min(Math.max(to, from + 1), typed.end) - typed.start
  const mark = padding(typed.text.slice(column - 1, Math.min(end, left + widest))).replace(/\t/g, ' ').length || 1
  return [
    `${String(line).padStart(4)} | ${left > 0 ? '…' : ''}${shown}${left + widest < typed.text.length ? '…' : ''}`,
    `     | ${left > 0 ? ' ' : ''}${padding(typed.text.slice(left, column - 1))}${'^'.repeat(mark)}`,
  ]
}

/** As wide as those words on a screen: a tab stays one, an emoji takes two spaces, joiners none. */
function padding(words: string): string {
  return [...words]
    .map((one) => {
      if (one === '\t') return one
      if (/\p{Cf}|\p{Mark}/u.test(one)) return ''
      return /\p{Extended_Pictographic}/u.test(one) && one.length > 1 ? '  ' : ' '
    })
    .join('')
}
