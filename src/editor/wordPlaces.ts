import type {Editable, Inline} from '../edit/protocol.ts'
import {labelOf} from './labelOf.ts'

/** A place with words that are typed where they are read. */
export type WordPlace = Extract<Editable, {kind: 'inline' | 'text'}>

/** The places of those that hold words. */
export function withWords(places: Editable[]): WordPlace[] {
  return places.flatMap((each) => (each.kind === 'inline' || each.kind === 'text' ? [each] : []))
}

const names = {paragraph: 'Paragraph', heading: 'Heading', item: 'Line of a list', cell: 'Cell', label: 'Label'}

/** What a place is called beside its box. */
export function nameOf(place: WordPlace): string {
  return place.kind === 'inline' ? names[place.where] : labelOf(place)
}

/** The words of a place. */
export function inlinesOf(place: WordPlace): Inline[] {
  return place.kind === 'inline' ? place.inlines : [{words: place.text}]
}

/** Whether words take italics and links; a label and a value are plain. */
export function isRich(place: WordPlace): boolean {
  return place.kind === 'inline' && place.where !== 'label'
}

/** Whether words take bold; a heading is bold already. */
export function allowsBold(place: WordPlace): boolean {
  return isRich(place) && !(place.kind === 'inline' && place.where === 'heading')
}

/** Makes the chosen words bold, or plain again. */
export function bold(place: WordPlace) {
  if (allowsBold(place)) document.execCommand('bold')
}

/** Makes the chosen words italic, or plain again. */
export function italic(place: WordPlace) {
  if (isRich(place)) document.execCommand('italic')
}
