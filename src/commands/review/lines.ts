import type {DefaultTreeAdapterTypes} from 'parse5'

/**
 * A UTF-16 unit of a line, and where it is in the document; it has no `node` if it is not in the document’s
 * text.
 */
export interface Character {
  value: string
  node?: DefaultTreeAdapterTypes.TextNode | undefined
  offset: number
}

/** A sentence, heading, label or accessible name of a document. */
export interface Line {
  /** Whether the line is before, inside or after `<main>`. */
  region: 'header' | 'page' | 'footer'
  /** The heading above the line. */
  section: string
  /** What the line is: `heading 2`, `button`, `list item`; '' for a sentence. */
  kind: string
  /** The text with its link targets (`See us ‹/team›`), and private-use characters around formatted text. */
  text: string
  /** The characters of `text`. */
  characters: Character[]
  /** The address of a picture, if the line is one. Another file at the same address changes only `text`. */
  picture?: string
}

const hidden = 0xe000

export function charactersOf(text: string, node?: Character['node']): Character[] {
  return [...Array(text.length).keys()].map((offset) => ({value: text.charAt(offset), node, offset}))
}

export function textFrom(characters: Character[]): string {
  return characters.map(({value}) => value).join('')
}

/**
 * Replaces a formatting mark by a Unicode private-use character, to distinguish it from a `*` in the page's
 * text.
 */
export function hideMark(mark: string): string {
  return mark && String.fromCharCode(hidden + mark.charCodeAt(0))
}

export function showMarks(text: string): string {
  return text.replace(/[\uE000-\uE07F]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - hidden))
}

export function isMark(character: string): boolean {
  return /[\uE000-\uE07F]/.test(character)
}

export function withoutMarks(text: string): string {
  return text.replace(/[\uE000-\uE07F]/g, '')
}

/** Matches link targets in a line's text. */
export const linkTargetPattern = /‹([^›]*)›/g

/** Returns the words of a line without the addresses of its links. */
export function wordsOf({text}: Line): string {
  return withoutMarks(text).replace(linkTargetPattern, '').replace(/\s+/g, ' ').trim()
}
