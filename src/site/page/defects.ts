import type {Edit} from '../text/edit.ts'
import type {Range} from '../text/positions.ts'

type NoData = Record<string, never>

/**
 * Every kind of defect (invalid MDX, or MDX that pages may not contain), with the data for its error message.
 */
export interface Defects {
  'not-text': {kind: string}
  'no-frontmatter': NoData
  'words-above-frontmatter': NoData
  fence: NoData
  conflict: NoData
  'import-damaged': NoData
  'import-twice': {name: string}
  'import-other': {source: string}
  'import-beside-words': NoData
  'command-word': {word: string}
  'exported-code': NoData
  'code-open': {marks: string}
  note: NoData
  'web-code': NoData
  'angle-address': {address: string}
  'angle-mail': {mail: string}
  'chat-link': {address: string}
  'chat-name': NoData
  'angle-alone': {typed: string}
  'angle-words': {typed: string}
  braces: {typed: string}
  'attribute-braces': {name: string}
  html: {name: string}
  'html-active': {name: string}
  'component-case': {typed: string; meant: string}
  'tag-nameless': NoData
  'tag-character': {name: string; character: string}
  'tag-angle': {name: string}
  'tag-end': {name: string}
  'tag-attribute': {attribute: string}
  'closing-tag-full': {name: string}
  'tag-misspelt': {typed: string; meant: string}
  'tag-twice': {name: string}
  'slash-lost': {name: string}
  'slash-missing': {name: string}
  'slash-extra': {name: string}
  'tags-crossed': {outer: string; inner: string}
  'tag-unclosed': {name: string}
  'tag-unopened': {name: string}
  'tags-apart': {name: string}
  unreadable: NoData
}

export type DefectId = keyof Defects

/** A mistake in a page's text, at a range in offsets. */
export type Defect<Id extends DefectId = DefectId> = Range & {
  id: Id
  data: Defects[Id]
  /**
   * The ranges to replace by spaces before the page is parsed again: usually a broken tag and its closing
   * tag.
   */
  blank: readonly Range[]
  /** The edits that correct the mistake; present only where the correction is certain. */
  fix?: readonly Edit[]
}

interface Remedy {
  /** The ranges to replace by spaces; by default, the range of the defect. */
  blank?: readonly Range[]
  /** A shorthand for a `fix` that replaces the defect's range by this text. */
  replacement?: string
  fix?: readonly Edit[]
}

export function defect<Id extends DefectId>(
  id: Id,
  {start, end}: Range,
  data: Defects[Id],
  {blank = [{start, end}], replacement, fix}: Remedy = {},
): Defect {
  const edits = fix ?? (replacement === undefined ? undefined : [{start, end, text: replacement}])
  return {id, start, end, data, blank, ...(edits && {fix: edits})} as Defect
}

/** Returns the edits that insert `text` at the offset `at`. */
export function insertion(at: number, text: string): Edit[] {
  return [{start: at, end: at, text}]
}

/** Returns the match of a sticky pattern (flag `y`) at the offset `at`, if there is one. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at
  return pattern.exec(text) ?? undefined
}
