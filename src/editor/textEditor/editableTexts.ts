import type {MarkType} from 'prosemirror-model'
import {plainInlines} from '../../edit/inline/contents.ts'
import type {Editable, Inline, Span} from '../../edit/protocol.ts'
import {emphasis, link, strong, struck} from './schema.ts'

/** An item of a file whose text is edited directly on the page. */
export type EditableText = Extract<Editable, {kind: 'inline' | 'text'}>

/** Filters the items whose text is edited directly on the page. */
export function editableTexts(editables: Editable[]): EditableText[] {
  return editables.flatMap((each) => (each.kind === 'inline' || each.kind === 'text' ? [each] : []))
}

const textKindNames = {
  paragraph: 'Paragraph',
  heading: 'Heading',
  item: 'List item',
  cell: 'Cell',
  label: 'Button text',
}

/** Returns the human-readable type of an item, or of a new block below it. */
export function textName(editable: EditableText, insertBelow?: Span): string {
  if (insertBelow)
    return isItem(editable) && isBelow(editable, insertBelow) ? 'New list item' : 'New paragraph'
  return editable.kind === 'inline' ? textKindNames[editable.blockKind] : editable.label
}

export function isItem(editable: EditableText): boolean {
  return editable.kind === 'inline' && editable.blockKind === 'item'
}

/** Whether a new block goes below the item itself, and not below the list whose last item it is. */
export function isBelow({span}: EditableText, insertBelow: Span): boolean {
  return span.start === insertBelow.start
}

export function inlinesOfText(editable: EditableText): Inline[] {
  return editable.kind === 'inline' ? editable.inlines : plainInlines(editable.text)
}

/** Whether text may have links and italics; labels and values are plain. */
export function isRich(editable: EditableText): boolean {
  return editable.kind === 'inline' && editable.blockKind !== 'label'
}

/** Returns the formatting that an item allows; headings don’t allow bold, because they are bold already. */
export function allowedMarks(editable: EditableText): MarkType[] {
  if (!isRich(editable)) return []
  return editable.kind === 'inline' && editable.blockKind === 'heading'
    ? [link, emphasis, struck]
    : [link, emphasis, struck, strong]
}
