import {lineStart, linesOf} from '../places.ts'
import type {Component} from '../readComponents.ts'
import {contentsOf} from './contentsOf.ts'
import type {Tag} from './tag.ts'

/** A line above or below which something ends. */
export interface End {
  at: number
  is: 'above' | 'below'
}

/** Where something ends that is never closed, when what it holds tells it; `inside` is what is open round it, which ends at `until`. */
export function lostEnd(
  text: string,
  open: Tag,
  inside: Tag | undefined,
  until: number,
  tags: Tag[],
  components: Map<string, Component>,
): End | undefined {
  const below = tags.slice(tags.indexOf(open) + 1).filter(({start}) => start < until)
  const contents = contentsOf(open.name, components)
  const round = contentsOf(inside?.name ?? '', components)
  if (contents?.are === 'items') return lastItem(text, open, below, contents.isItem)
  if (contents?.are === 'lines') return lastLine(text, open, until, contents)
  // What is open itself may be closed by what was meant for this one.
  if (below.some(({mistake}) => mistake)) return undefined
  if (round?.are === 'items') {
    const next = outermost(below).find(({tag}) => tag.name === open.name || round.isItem(tag))
    return above(text, next?.tag.start ?? until)
  }
  if (contents?.are !== 'headed' || (contents.repeats && !contents.endsInLink)) return undefined
  const headings = linesOf(text).flatMap(({text: line, start}) => {
    const level = /^#{1,6}(?= )/.exec(line)?.[0].length ?? 9
    return start > open.end && start < until && level <= Math.max(2, contents.marks) ? [{start, level}] : []
  })
  const [own, ...more] = headings
  if (!own || own.level !== contents.marks) return undefined
  const other = more.find(({level}) => level !== contents.marks || !contents.repeats)?.start ?? until
  const isBeside = ({name}: Tag) => {
    const component = components.get(name)
    // Where each part ends in a link, what holds links is of no part.
    return name === open.name || component?.isBand || (contents.endsInLink && component?.holds !== undefined)
  }
  const next = outermost(below).find(({tag, end}) => isBeside(tag) || (tag.start < other && other < end))
  return above(text, Math.min(other, next?.tag.start ?? until))
}

/** The tags that stand in no other of those, each with the place where it ends. */
function outermost(tags: Tag[]): {tag: Tag; end: number}[] {
  const all: {tag: Tag; end: number}[] = []
  let depth = 0
  for (const tag of tags) {
    if (depth === 0 && tag.kind !== 'close') all.push({tag, end: tag.end})
    if (tag.kind !== 'empty') depth = Math.max(0, depth + (tag.kind === 'open' ? 1 : -1))
    const last = all.at(-1)
    if (depth === 0 && last) last.end = Math.max(last.end, tag.end)
  }
  return all
}

/** Whether there is an empty line below a tag: then there is one above its closing tag too. */
function isSpaced(text: string, open: Tag): boolean {
  return /^[^\n]*\n[ \t]*\r?\n/.test(text.slice(open.end))
}

/** At the end of a page there is no line to write it above. */
function above(text: string, at: number): End {
  const next = text.slice(at).search(/\S/)
  if (next >= 0) return {at: at + next, is: 'above'}
  return {at: lineStart(text, text.slice(0, at).trimEnd().length), is: 'below'}
}

/** The last of the points or links that follow an opening tag. */
function lastLine(
  text: string,
  open: Tag,
  until: number,
  {isLine, isFirst}: {isLine: (line: string) => boolean; isFirst: (line: string) => boolean},
): End | undefined {
  const lines = linesOf(text).filter(({start, text: line}) => start > open.end && start < until && line.trim() !== '')
  const end = lines.findIndex(({text: line}) => !isLine(line))
  const last = lines.slice(0, end < 0 ? undefined : end).at(-1)
  if (!last || !isFirst(lines[0]?.text ?? '')) return undefined
  return isSpaced(text, open) ? above(text, last.end) : {at: last.start, is: 'below'}
}

/** The last of the cards that follow an opening tag, up to the first words or another tag. */
function lastItem(text: string, open: Tag, below: Tag[], isItem: (tag: Tag) => boolean): End | undefined {
  let [last, end, depth]: [Tag | undefined, number, number] = [undefined, open.end, 0]
  for (const tag of below) {
    if (depth === 0 && (tag.kind === 'close' || !isItem(tag) || text.slice(end, tag.start).trim() !== '')) break
    if (tag.mistake) return undefined
    if (tag.kind !== 'empty') depth += tag.kind === 'open' ? 1 : -1
    if (depth === 0) last = tag
    end = tag.end
  }
  // What is open itself may be closed by what was meant for this one.
  const isAlone = last && depth === 0 && text.slice(lineStart(text, last.start), last.start).trim() === ''
  if (!last || !isAlone) return undefined
  return isSpaced(text, open) ? above(text, end) : {at: last.start, is: 'below'}
}
