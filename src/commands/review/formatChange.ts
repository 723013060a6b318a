import {compareWords} from '../../edit/compareWords.ts'
import {type Change, lineOf} from './compareLines.ts'
import {type Line, showMarks, withoutMarks} from './lines.ts'

/** Writes changes as one Markdown list item; `elsewhere` is appended, such as the names of other pages. */
export function formatChanges(changes: Change[], elsewhere = ''): string {
  const [first] = changes as [Change]
  if (changes.length === 1) return formatChange(first) + elsewhere
  const isAlike = changes.every(({number}) => number === first.number)
  const list = isAlike ? '' : lineOf(first).kind
  const items = changes.map((change) => (isAlike ? formatWords(change) : formatChange(change, list)))
  return [`${list ? `_${capitalised(list)}s_` : happenedTo(first)}${elsewhere}:`, ...items].join('\n  - ')
}

function formatChange(change: Change, list?: string): string {
  return [happenedTo(change), formatWords(change, list)].filter(Boolean).join(': ')
}

function happenedTo({type, before, after}: Change): string {
  const from =
    before?.section === after?.section ? '' : ` from “${escapeInline(before?.section || 'the top')}”`
  const was = `Now ${after?.kind || plainWords}, was ${before?.kind || plainWords}`
  return {changed: '', added: 'Added', removed: 'Removed', moved: `Moved${from}`, restyled: was}[type]
}

/**
 * Writes the words of a change, with the kind of their line unless it is the one of the `list` above them.
 */
function formatWords(change: Change, list?: string): string {
  const [{type, before}, line] = [change, lineOf(change)]
  if (type === 'restyled') return escapeInline(withoutMarks(line.text))
  if (type !== 'changed') return formatLine(line, {added: '**', removed: '~~', moved: ''}[type], list)
  return formatKind(line, before, list) + formatTextDiff(before?.text, line.text)
}

/** Writes a line with its kind, and with `mark`, such as `**`, before and after its text. */
export function formatLine(line: Line, mark = '', list?: string): string {
  return formatKind(line, line, list) + withMark(withoutMarks(line.text), mark)
}

function formatKind({kind}: Line, old: Line | undefined, list = ''): string {
  if (old && old.kind !== kind) return `_Now ${kind || plainWords}, was ${old.kind || plainWords}_: `
  return !kind || kind === list ? '' : `_${capitalised(kind)}_: `
}

const plainWords = 'plain words'

function capitalised(kind: string): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1)
}

/** Writes two texts as a word-by-word diff; shows formatting only if nothing else differs. */
export function formatTextDiff(old = '', now = ''): string {
  const show = withoutMarks(old) === withoutMarks(now) ? showMarks : withoutMarks
  const marks = {same: '', added: '**', removed: '~~'}
  return compareWords(show(old), show(now))
    .map(({words, type}) => withMark(words, marks[type]))
    .join(' ')
}

function withMark(text: string, mark: string): string {
  return text && `${mark}${escapeInline(text)}${mark}`
}

/** Escapes text so that Markdown shows it literally, without links, tags, lists or emphasis. */
export function escapeInline(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]<>#|~&!]/g, '\\$&')
    .replace(/^(\d+(?=[.)](\s|$))|(?=[-+](\s|$)))/, '$1\\')
}
