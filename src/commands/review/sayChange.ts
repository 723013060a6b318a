import {diffArrays} from 'diff'
import type {Change} from './compareLines.ts'
import {type Line, likeness} from './lines.ts'

/** A change in Markdown, as an item of a list: what happened, the words with marks, and where else, which is given. */
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

/** A line of a page with its kind, and its words between marks. */
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

/** Two texts woven together, word by word; one after the other where they have little in common. */
export function sayWords(before = '', after = ''): string {
  if (!before || !after || likeness(before, after) < 0.4)
    return [marked(before, '~~'), marked(after, '**')].filter(Boolean).join(' ')
  const parts = diffArrays(before.split(/\s+/), after.split(/\s+/))
  return parts.map(({value, added, removed}) => marked(value.join(' '), added ? '**' : removed ? '~~' : '')).join(' ')
}

function marked(text: string, mark: string): string {
  return text && `${mark}${quote(text)}${mark}`
}

/** Words stay words: nothing in them becomes a link, a tag, a list or emphasis. */
export function quote(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]<>#|~&!]/g, '\\$&')
    .replace(/^(\d+(?=[.)](\s|$))|(?=[-+](\s|$)))/, '$1\\')
}
