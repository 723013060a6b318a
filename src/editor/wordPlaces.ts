import type {MarkType} from 'prosemirror-model'
import type {Editable, Inline, Span} from '../edit/protocol.ts'
import {labelOf} from './labelOf.ts'
import {emphasis, link, strong} from './words.ts'

/** An item whose text is edited where it is shown. */
export type WordPlace = Extract<Editable, {kind: 'inline' | 'text'}>

/** Filters the items whose text is edited where it is shown. */
export function withWords(places: Editable[]): WordPlace[] {
  return places.flatMap((each) => (each.kind === 'inline' || each.kind === 'text' ? [each] : []))
}

const names = {paragraph: 'Paragraph', heading: 'Heading', item: 'List item', cell: 'Cell', label: 'Button text'}

/** Returns the human-readable name of an item, or of a new block below it. */
export function nameOf(place: WordPlace, next?: Span): string {
  if (next) return isItem(place) && isBelow(place, next) ? 'New list item' : 'New paragraph'
  return place.kind === 'inline' ? names[place.where] : labelOf(place)
}

export function isItem(place: WordPlace): boolean {
  return place.kind === 'inline' && place.where === 'item'
}

/** Whether a new block goes below the item itself, rather than below the list that ends with it. */
export function isBelow({span}: WordPlace, next: Span): boolean {
  return span.start === next.start
}

export function inlinesOf(place: WordPlace): Inline[] {
  return place.kind === 'inline' ? place.inlines : [{words: place.text}]
}

/** Whether text may have links and italics; labels and values are plain. */
export function isRich(place: WordPlace): boolean {
  return place.kind === 'inline' && place.where !== 'label'
}

/** The marks that an item allows; a heading is bold already. */
export function marksOf(place: WordPlace): MarkType[] {
  if (!isRich(place)) return []
  return place.kind === 'inline' && place.where === 'heading' ? [link, emphasis] : [link, emphasis, strong]
}
