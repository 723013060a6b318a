import type {MarkType} from 'prosemirror-model'
import type {Editable, Inline, Span} from '../edit/protocol.ts'
import {labelOf} from './labelOf.ts'
import {emphasis, link, strong} from './words.ts'

/** A place with words that are typed where they are read. */
export type WordPlace = Extract<Editable, {kind: 'inline' | 'text'}>

/** The places of those that hold words. */
export function withWords(places: Editable[]): WordPlace[] {
  return places.flatMap((each) => (each.kind === 'inline' || each.kind === 'text' ? [each] : []))
}

const names = {paragraph: 'Paragraph', heading: 'Heading', item: 'List item', cell: 'Cell', label: 'Button text'}

/** What a place is called beside its box; or what is new below it. */
export function nameOf(place: WordPlace, next?: Span): string {
  if (next) return isItem(place) && isBelow(place, next) ? 'New list item' : 'New paragraph'
  return place.kind === 'inline' ? names[place.where] : labelOf(place)
}

export function isItem(place: WordPlace): boolean {
  return place.kind === 'inline' && place.where === 'item'
}

/** Whether what is new stands below the place itself, and not below the list that it ends. */
export function isBelow({span}: WordPlace, next: Span): boolean {
  return span.start === next.start
}

/** The words of a place. */
export function inlinesOf(place: WordPlace): Inline[] {
  return place.kind === 'inline' ? place.inlines : [{words: place.text}]
}

/** Whether words take links; a label and a value are plain. */
export function isRich(place: WordPlace): boolean {
  return place.kind === 'inline' && place.where !== 'label'
}

/** The marks that words take; a heading is bold already. */
export function marksOf(place: WordPlace): MarkType[] {
  if (!isRich(place)) return []
  return place.kind === 'inline' && place.where === 'heading' ? [link, emphasis] : [link, emphasis, strong]
}
