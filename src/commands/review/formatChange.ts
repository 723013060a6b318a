import {diffArrays} from 'diff'
import type {Change} from './compareLines.ts'
import {type Line, showMarks, similarity, withoutMarks} from './lines.ts'

/** Writes a change as a Markdown list item; `elsewhere` is appended, such as the names of other pages. */
export function formatChange({type, before, after}: Change, elsewhere = ''): string {
  const [old, now] = [before[0], after[0]]
  if (type === 'changed' && old && now) return formatKind(now, old) + formatTextDiff(old.text, now.text) + elsewhere
  const happened = {
    changed: '',
    added: 'Added',
    removed: 'Removed',
    moved: old?.section === now?.section ? 'Moved' : `Moved from “${escapeInline(old?.section || 'the top')}”`,
    restyled: `Now ${kindName(now)}, was ${kindName(old)}`,
  }[type]
  const mark = {changed: '', added: '**', removed: '~~', moved: '', restyled: ''}[type]
  const lines = (type === 'removed' ? before : after).map((line) =>
    type === 'restyled' ? escapeInline(withoutMarks(line.text)) : formatLine(line, mark),
  )
  if (lines.length === 1) return `${happened}: ${lines[0]}${elsewhere}`
  return [`${happened}${elsewhere}:`, ...lines].join('\n  - ')
}

/** Writes a line with its kind, and with `mark`, such as `**`, before and after its text. */
export function formatLine(line: Line, mark = ''): string {
  return formatKind(line) + withMark(withoutMarks(line.text), mark)
}

function formatKind(line: Line, old = line): string {
  if (old.kind !== line.kind) return `_Now ${kindName(line)}, was ${kindName(old)}_: `
  return line.kind ? `_${line.kind.charAt(0).toUpperCase()}${line.kind.slice(1)}_: ` : ''
}

function kindName(line?: Line): string {
  return line?.kind || 'plain words'
}

/** Some words of two texts: in both, or only in the new (`added`) or the old one (`removed`). */
export interface WordPart {
  words: string
  type: 'same' | 'added' | 'removed'
}

/** Compares two texts word by word; texts with few words in common as a whole. */
export function compareWords(before: string, after: string): WordPart[] {
  if (!before || !after || similarity(before, after) < 0.4)
    return [{words: before, type: 'removed'} as const, {words: after, type: 'added'} as const].filter(
      ({words}) => words,
    )
  return diffArrays(before.split(/\s+/), after.split(/\s+/)).map(({value, added, removed}) => ({
    words: value.join(' '),
    type: added ? 'added' : removed ? 'removed' : 'same',
  }))
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
