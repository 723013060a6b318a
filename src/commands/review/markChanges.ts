import {type DefaultTreeAdapterTypes, parseFragment} from 'parse5'
import {compareWords} from '../../edit/compareWords.ts'
import {groupBy} from '../../site/index.ts'
import type {Change} from './compareLines.ts'
import {type Character, isMark, type Line, textFrom, withoutMarks, wordsOf} from './lines.ts'
import {inlineElements} from './readDocument.ts'

type Element = DefaultTreeAdapterTypes.Element
type TextNode = DefaultTreeAdapterTypes.TextNode

/**
 * The characters of a text node from `from` to `to` that are added words, or removed words between two
 * characters.
 */
interface Mark {
  node: TextNode
  start: number
  end: number
  tag: 'ins' | 'del' | 'mark'
  /**
   * What a screen reader says before the words: `added`; only in the first mark of a line or of some of its
   * words.
   */
  spoken?: string
  /** The words to insert; without them, the characters themselves are marked. */
  words?: string
  /** Whether the inserted words are whole lines. */
  isBlock?: true
  /** The number of the change and, in its first mark, the id to which links lead. */
  attributes?: string
}

/**
 * Marks changes in the document that their lines were read from: added words as `<ins>`, removed words as
 * `<del>`. Returns the changes that stand nowhere in the text of the document, such as those of its title.
 */
export function markChanges(changes: Change[]): Change[] {
  const marked = new Set<number>()
  const marks = changes.flatMap((change) =>
    marksOf(change).flatMap((mark) => {
      if (!canBeMarked(mark.node)) return []
      const id = marked.has(change.number) ? '' : ` id="change-${change.number}"`
      marked.add(change.number)
      return {...mark, attributes: `data-change="${change.number}"${id}`}
    }),
  )
  for (const [node, own] of groupBy(marks, (mark) => [mark.node])) markNode(node, own)
  return changes.filter(({number}) => !marked.has(number))
}

function marksOf({type, before, after, below}: Omit<Change, 'number'>): Mark[] {
  if (type === 'changed' && before && after) return marksInLine(before, after)
  if (type === 'removed') {
    // A title or an accessible name has no place in the text of the page.
    const end = before && placeAt(before.characters) && below && placeAt(below.characters)
    return end ? [{...end, tag: 'del', spoken: 'removed', words: wordsOf(before), isBlock: true}] : []
  }
  const spoken = {added: 'added', moved: 'moved here', restyled: 'looks different', changed: 'changed'}[type]
  // Words that were there before, with another look or in another place, are neither added nor removed.
  return rangeMarks(after?.characters ?? [], type === 'added' ? 'ins' : 'mark', spoken)
}

function rangeMarks(characters: Character[], tag: Mark['tag'], spoken: string): Mark[] {
  return rangesOf(characters).map((range, index) => ({...range, tag, ...(index === 0 && {spoken})}))
}

/** Returns the marks of the words that changed in a line; all of it if only its formatting or kind did. */
function marksInLine(old: Line, now: Line): Mark[] {
  const [before, after] = [old.text, now.text].map(withoutMarks) as [string, string]
  if (before === after) return marksOf({type: 'restyled', before: old, after: now})
  const characters = now.characters.filter(({value}) => !isMark(value))
  const marks: Mark[] = []
  let at = 0
  for (const {words, type} of compareWords(before, after)) {
    const place = placeAt(characters, at)
    if (type === 'removed' && place) marks.push({...place, tag: 'del', spoken: 'removed', words: `${words} `})
    if (type === 'removed') continue
    const own = characters.slice(at, at + words.length)
    if (type === 'added') {
      marks.push(...rangeMarks(own, 'ins', 'added'))
      // The new address of a link is no text of the document.
      const target = textFrom(own.filter(({node}) => !node))
      const end = placeAt(characters.slice(0, at + words.length))
      if (/\w/.test(target) && end) marks.push({...end, tag: 'ins', spoken: 'added', words: ` ${target} `})
    }
    // One space is between two parts.
    at += words.length + 1
  }
  return marks
}

type Place = Pick<Mark, 'node' | 'start' | 'end'>

/** Returns the place before the character at an index, or else after the nearest one above it. */
function placeAt(characters: Character[], index = characters.length): Place | undefined {
  const next = characters[index]
  if (next?.node) return {node: next.node, start: next.offset, end: next.offset}
  const last = characters.slice(0, index).findLast(({node}) => node)
  return last?.node && {node: last.node, start: last.offset + 1, end: last.offset + 1}
}

/** Joins characters to one range in each text node. */
function rangesOf(characters: Character[]): Place[] {
  const ranges = [...groupBy(characters, ({node}) => (node ? [node] : []))].map(([node, own]) => {
    const offsets = own.map(({offset}) => offset)
    return {node, start: Math.min(...offsets), end: Math.max(...offsets) + 1}
  })
  return ranges.filter(({node, start, end}) => node.value.slice(start, end).trim() !== '')
}

/** Whether a browser shows elements in the place of a text node; an `<option>` has only text. */
function canBeMarked(node: DefaultTreeAdapterTypes.ChildNode): boolean {
  for (let parent = node.parentNode; parent && 'tagName' in parent; parent = parent.parentNode)
    if (/^(option|title|textarea|noscript)$/.test(parent.tagName)) return false
  return true
}

/**
 * Puts marks into a text, in an element of their own: a flexible layout would place each of its parts
 * separately.
 */
function markNode(node: TextNode, marks: Mark[]) {
  const {value, parentNode} = node
  const phrase = outermostPhrase(parentNode)
  let [inside, below, done] = ['', '', 0]
  const sorted = marks.sort((one, other) => one.start - other.start || one.end - other.end)
  for (const [index, mark] of sorted.entries()) {
    // Says where a mark ends if the text goes on after it.
    const hasEnd = /\S/.test(value.slice(mark.end, sorted[index + 1]?.start))
    const html = markHtml(mark, mark.words ?? value.slice(mark.start, mark.end), hasEnd)
    if (mark.isBlock && phrase) below += html
    else {
      inside += escapeHtml(value.slice(done, mark.start)) + html
      done = mark.end
    }
  }
  if (phrase) insertHtml(below, phrase, 1, 0)
  insertHtml(`<review-text>${inside}${escapeHtml(value.slice(done))}</review-text>`, node, 0, 1)
}

/** Inserts HTML after a node (`offset` 1), or in the place of it (`offset` 0 and `removed` 1). */
function insertHtml(html: string, node: DefaultTreeAdapterTypes.ChildNode, offset: number, removed: number) {
  const {childNodes} = parseFragment(html)
  const siblings = node.parentNode?.childNodes ?? []
  for (const child of childNodes) child.parentNode = node.parentNode
  siblings.splice(siblings.indexOf(node) + offset, removed, ...childNodes)
}

function markHtml({tag, spoken, isBlock, attributes}: Mark, words: string, hasEnd: boolean): string {
  const start = spoken ? spokenHtml(`${spoken}: `) : ''
  const end = hasEnd ? spokenHtml(' (end of change) ') : ''
  const name = isBlock ? 'review-mark review-line' : 'review-mark'
  return `<${tag} class="${name}" ${attributes}>${start}${escapeHtml(words)}${end}</${tag}>`
}

function spokenHtml(words: string): string {
  return `<span class="review-spoken">${words}</span>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** Whether an element is a part of a line, such as a link; no block may be inside it. */
function isPhrasing(node: DefaultTreeAdapterTypes.ParentNode): node is Element {
  return 'tagName' in node && (inlineElements.has(node.tagName) || /^(button|summary)$/.test(node.tagName))
}

/** Returns the outermost part of a line that a node is in; `undefined` if none. */
function outermostPhrase(node: DefaultTreeAdapterTypes.ParentNode | null): Element | undefined {
  if (!node || !isPhrasing(node)) return undefined
  return outermostPhrase(node.parentNode) ?? node
}
