import type {MarkType} from 'prosemirror-model'
import {plainInlines} from '../../edit/inline/contents.ts'
import type {Editable, Inline, Span} from '../../edit/protocol.ts'
import {emphasis, link, strong, struck} from './boxSchema.ts'

/** An item of a file whose text is edited directly on the page. */
export type EditableText = Extract<Editable, {kind: 'inline' | 'text'}>

/** Filters the items whose text is edited directly on the page. */
export function editableTexts(places: Editable[]): EditableText[] {
  return places.flatMap((each) => (each.kind === 'inline' || each.kind === 'text' ? [each] : []))
}

const textKindNames = {
  paragraph: 'Paragraph',
  heading: 'Heading',
  item: 'List item',
  cell: 'Cell',
  label: 'Button text',
}

/** Returns the human-readable type of an item, or of a new block below it. */
export function textName(place: EditableText, next?: Span): string {
  if (next) return isItem(place) && isBelow(place, next) ? 'New list item' : 'New paragraph'
  return place.kind === 'inline' ? textKindNames[place.where] : place.label
}

export function isItem(place: EditableText): boolean {
  return place.kind === 'inline' && place.where === 'item'
}

/** Whether a new block goes below the item itself, and not below the list whose last item it is. */
export function isBelow({span}: EditableText, next: Span): boolean {
  return span.start === next.start
}

export function inlinesOfText(place: EditableText): Inline[] {
  return place.kind === 'inline' ? place.inlines : plainInlines(place.text)
}

/** Whether text may have links and italics; labels and values are plain. */
export function isRich(place: EditableText): boolean {
  return place.kind === 'inline' && place.where !== 'label'
}

/** Returns the formatting that an item allows; headings don’t allow bold, because they are bold already. */
export function allowedMarks(place: EditableText): MarkType[] {
  if (!isRich(place)) return []
  return place.kind === 'inline' && place.where === 'heading'
    ? [link, emphasis, struck]
    : [link, emphasis, struck, strong]
}
