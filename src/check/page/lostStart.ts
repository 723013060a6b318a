import {linesOf} from '../places.ts'
import type {Component} from '../readComponents.ts'
import {contentsOf} from './contentsOf.ts'
import {type Tag, writeTag} from './tag.ts'

/** Where something starts that is closed and was never opened, when what it holds tells it; `inside` is what is open round it. */
export function lostStart(
  text: string,
  close: Tag,
  inside: Tag | undefined,
  tags: Tag[],
  components: Map<string, Component>,
): number | undefined {
  const above = tags.slice(0, tags.indexOf(close)).filter(({start}) => start >= (inside?.end ?? 0))
  const round = contentsOf(inside?.name ?? '', components)
  if (inside && round?.are === 'items') {
    // Between two cards stands nothing: all below the one before is of this one.
    const before = above.findLast((tag) => tag.kind !== 'open' && (tag.name === close.name || round.isItem(tag)))
    const from = before?.end ?? inside.end
    return text.slice(from, close.start).trim() === '' ? undefined : from
  }
  const contents = contentsOf(close.name, components)
  if (contents?.are === 'items') return firstItem(text, close, above, contents.isItem)
  const from = inside?.end ?? 0
  const lines = linesOf(text).filter(({start, end}) => start >= from && end <= close.start)
  if (contents?.are === 'lines') {
    const last = lines.findLastIndex((line) => line.text.trim() !== '')
    let first: number | undefined
    for (const line of lines.slice(0, last + 1).reverse()) {
      if (line.text.trim() !== '' && !contents.isLine(line.text)) break
      if (contents.isFirst(line.text)) first = line.start
    }
    return first
  }
  if (contents?.are !== 'headed') return undefined
  // What begins a page stands below its imports.
  if (contents.marks === 1) return lines.findLast((line) => /^import\b/.test(line.text))?.end ?? from
  const end = above.findLast((tag) => tag.name === close.name || components.get(tag.name)?.isBand)?.end ?? from
  const below = lines.filter((line) => line.start >= end && /^#{1,6} /.test(line.text))
  const level = (line: {text: string}) => line.text.search(/[^#]/)
  const since = below.findLastIndex((line) => level(line) < contents.marks)
  const headings = below.slice(since + 1)
  const own = headings.filter((line) => level(line) === contents.marks)
  return own.at(contents.repeats ? 0 : -1)?.start
}

/** The first of the cards that stand right above a place. */
function firstItem(text: string, close: Tag, above: Tag[], isItem: (tag: Tag) => boolean): number | undefined {
  let [first, at, depth]: [number | undefined, number, number] = [undefined, close.start, 0]
  for (const tag of [...above].reverse()) {
    if (depth === 0 && (tag.kind === 'open' || !isItem(tag) || text.slice(tag.end, at).trim() !== '')) break
    if (tag.kind !== 'empty') depth += tag.kind === 'close' ? 1 : -1
    if (depth === 0) first = tag.start
    at = tag.start
  }
  return depth === 0 ? first : undefined
}

/** The opening tag of a component, with room for what it has to say. */
export function openingTag(name: string, components: Map<string, Component>): string {
  const needed = components.get(name)?.props.filter(({required}) => required) ?? []
  return writeTag({name, kind: 'open', attributes: needed.map((prop) => ({name: prop.name, value: '…'}))})
}
