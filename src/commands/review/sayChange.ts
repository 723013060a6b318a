import {diffArrays} from 'diff'
import type {Change} from './compareLines.ts'
import {type Line, likeness} from './lines.ts'

/** Writes a change as a Markdown list item; `elsewhere` names other pages. */
export function sayChange({how, before, after}: Change, elsewhere = ''): string {
  const [old, now] = [before[0], after[0]]
  if (how === 'changed' && old && now) return sayKind(now, old) + sayWords(old.text, now.text) + elsewhere
  const happened = {
    changed: '',
    added: 'Added',
    removed: 'Removed',
    moved: `Moved from “${quote(old?.section || 'the top')}”`,
    restyled: `Now ${nameOf(now)}, was ${nameOf(old)}`,
  }[how]
  const mark = {changed: '', added: '**', removed: '~~', moved: '', restyled: ''}[how]
  const lines = (how === 'removed' ? before : after).map((line) =>
    how === 'restyled' ? quote(line.text) : sayLine(line, mark),
  )
  if (lines.length === 1) return `${happened}: ${lines[0]}${elsewhere}`
  return [`${happened}${elsewhere}:`, ...lines].join('\n  - ')
}

/** Writes a line with its kind, and `mark` around its text. */
export function sayLine(line: Line, mark = ''): string {
  return sayKind(line) + marked(line.text, mark)
}

function sayKind(line: Line, old = line): string {
  if (old.kind !== line.kind) return `_Now ${nameOf(line)}, was ${nameOf(old)}_: `
  return line.kind ? `_${line.kind.charAt(0).toUpperCase()}${line.kind.slice(1)}_: ` : ''
}

function nameOf(line?: Line): string {
  return line?.kind || 'plain words'
}

/** Merges two texts into a word-by-word diff; writes very different texts one after the other. */
export function sayWords(before = '', after = ''): string {
  if (!before || !after || likeness(before, after) < 0.4)
    return [marked(before, '~~'), marked(after, '**')].filter(Boolean).join(' ')
  const parts = diffArrays(before.split(/\s+/), after.split(/\s+/))
  return parts.map(({value, added, removed}) => marked(value.join(' '), added ? '**' : removed ? '~~' : '')).join(' ')
}

function marked(text: string, mark: string): string {
  return text && `${mark}${quote(text)}${mark}`
}

/** Escapes Markdown: no link, tag, list or emphasis. */
export function quote(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]<>#|~&!]/g, '\\$&')
    .replace(/^(\d+(?=[.)](\s|$))|(?=[-+](\s|$)))/, '$1\\')
}
