import {lineStart} from '../places.ts'
import type {Component} from '../readComponents.ts'
import type {Tag} from './tag.ts'

/** The last of the cards that follow an opening tag which holds nothing else, up to the first words or another tag: there it ends. */
export function lastInside(text: string, open: Tag, tags: Tag[], components: Map<string, Component>): Tag | undefined {
  if (components.get(open.name)?.holds !== 'items') return undefined
  let [last, end, depth]: [Tag | undefined, number, number] = [undefined, open.end, 0]
  for (const tag of tags.slice(tags.indexOf(open) + 1)) {
    const isItem = components.get(tag.name)?.is === 'item'
    if (depth === 0 && (tag.kind === 'close' || !isItem || text.slice(end, tag.start).trim() !== '')) break
    if (tag.mistake) return undefined
    if (tag.kind !== 'empty') depth += tag.kind === 'open' ? 1 : -1
    if (depth === 0) last = tag
    end = tag.end
  }
  // What is open itself may be closed by what was meant for this one.
  return last && depth === 0 && text.slice(lineStart(text, last.start), last.start).trim() === '' ? last : undefined
}
