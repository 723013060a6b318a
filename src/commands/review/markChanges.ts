import {type DefaultTreeAdapterTypes, html, defaultTreeAdapter as tree} from 'parse5'
import {groupBy} from '../../site/index.ts'
import type {Change} from './compareLines.ts'
import {compareWords} from './formatChange.ts'
import {isMark, type Line, type Source, withoutMarks, wordsOf} from './lines.ts'
import {inlineElements} from './readDocument.ts'

type Element = DefaultTreeAdapterTypes.Element
type TextNode = Source['node']

/** The characters of a text node from `from` to `to` that are added words, or removed words between two characters. */
interface Mark {
  node: TextNode
  from: number
  to: number
  tag: 'ins' | 'del' | 'mark'
  /** What a screen reader says before the words: `added`; only in the first mark of a line or of some of its words. */
  spoken?: string
  /** The words to insert; without them, the characters themselves are marked. */
  words?: string
  /** Whether the inserted words are whole lines. */
  isBlock?: true
}

/** A mark with the number of its change; only the first mark of a change has an id, to which links lead. */
type NumberedMark = Mark & {number: number; id?: string}

/**
 * Marks changes in the document that their lines were read from: added words as `<ins>`, removed words as `<del>`.
 * Returns the changes that stand nowhere in the text of the document, such as those of its title.
 */
export function markChanges(changes: Change[]): Change[] {
  const ids = new Set<string>()
  const marks = changes.flatMap((change) => {
    const own = marksOf(change).filter(({node}) => canBeMarked(node))
    return own.map((mark): NumberedMark => {
      const [{number}, id] = [change, `change-${change.number}`]
      const isFirst = !ids.has(id)
      ids.add(id)
      return {...mark, number, ...(isFirst && {id})}
    })
  })
  for (const [node, own] of groupBy(marks, (mark) => [mark.node])) markNode(node, own)
  return changes.filter(({number}) => !ids.has(`change-${number}`))
}

function marksOf({type, before, after, below}: Omit<Change, 'number'>): Mark[] {
  if (type === 'changed' && before && after) return marksInLine(before, after)
  // A title or an accessible name is not in the text of the page.
  const isText = before?.sources.some(Boolean) === true
  if (type === 'removed') return isText && below ? removedMark(wordsOf(before), below) : []
  const spoken = {added: 'added', moved: 'moved here', restyled: 'looks different', changed: 'changed'}[type]
  // Words that were there before, with another look or in another place, are neither added nor removed.
  return rangeMarks(after?.sources ?? [], type === 'added' ? 'ins' : 'mark', spoken)
}

function rangeMarks(sources: Line['sources'], tag: Mark['tag'], spoken: string): Mark[] {
  return rangesOf(sources).map((range, index) => ({...range, tag, ...(index === 0 && {spoken})}))
}

function removedMark(words: string, {sources}: Line): Mark[] {
  const end = endBefore(sources, sources.length)
  return end ? [{...end, tag: 'del', spoken: 'removed', words, isBlock: true}] : []
}

/** Returns the marks of the words that changed in a line; all of it if only its formatting or kind did. */
function marksInLine(old: Line, now: Line): Mark[] {
  const [before, after] = [old.text, now.text].map(withoutMarks) as [string, string]
  if (before === after) return marksOf({type: 'restyled', before: old, after: now})
  const sources = now.sources.filter((_, index) => !isMark(now.text.charAt(index)))
  const marks: Mark[] = []
  let at = 0
  for (const {words, type} of compareWords(before, after)) {
    const place = placeAt(sources, at)
    if (type === 'removed' && place) marks.push({...place, tag: 'del', spoken: 'removed', words: `${words} `})
    if (type === 'removed') continue
    const own = sources.slice(at, at + words.length)
    if (type === 'added') {
      marks.push(...rangeMarks(own, 'ins', 'added'))
      // The new address of a link is no text of the document.
      const target = words
        .split('')
        .filter((_, index) => !own[index])
        .join('')
      const end = endBefore(sources, at + words.length)
      if (/\w/.test(target) && end) marks.push({...end, tag: 'ins', spoken: 'added', words: ` ${target} `})
    }
    // One space is between two parts.
    at += words.length + 1
  }
  return marks
}

type Place = Pick<Mark, 'node' | 'from' | 'to'>

/** Returns the place of the character at an index, or the end of the nearest character before it. */
function placeAt(sources: Line['sources'], index: number): Place | undefined {
  const next = sources[index]
  return next ? {node: next.node, from: next.offset, to: next.offset} : endBefore(sources, index)
}

function endBefore(sources: Line['sources'], index: number): Place | undefined {
  const last = sources.slice(0, index).findLast((source) => source !== undefined)
  return last && {node: last.node, from: last.offset + 1, to: last.offset + 1}
}

/** Joins the places of characters to one range in each text node. */
function rangesOf(sources: Line['sources']): Place[] {
  const ranges = new Map<TextNode, {from: number; to: number}>()
  for (const source of sources)
    if (source) ranges.set(source.node, {from: ranges.get(source.node)?.from ?? source.offset, to: source.offset + 1})
  const all = [...ranges].map(([node, range]) => ({node, ...range}))
  return all.filter(({node, from, to}) => node.value.slice(from, to).trim() !== '')
}

/** Whether a browser shows elements in the place of a text node; an `<option>` has only text. */
function canBeMarked(node: DefaultTreeAdapterTypes.ChildNode): boolean {
  for (let parent = node.parentNode; parent && 'tagName' in parent; parent = parent.parentNode)
    if (/^(option|title|textarea|noscript)$/.test(parent.tagName)) return false
  return true
}

/** Puts the elements of marks into a text node, whose other text stays. */
function markNode(node: TextNode, marks: NumberedMark[]) {
  const {value, parentNode} = node
  const phrase = outermostPhrase(parentNode)
  const parent = isOnly(marks, value) ? parentNode : wrap(node)
  if (!parent) return
  let done = 0
  const sorted = marks.sort((one, other) => one.from - other.from || one.to - other.to)
  for (const [index, mark] of sorted.entries()) {
    // Says where a mark ends if the text goes on after it.
    const hasEnd = /\S/.test(value.slice(mark.to, sorted[index + 1]?.from))
    const element = elementFor(mark, mark.words ?? value.slice(mark.from, mark.to), hasEnd)
    if (mark.isBlock && phrase) insertAfter(phrase, element)
    else {
      tree.insertTextBefore(parent, value.slice(done, mark.from), node)
      tree.insertBefore(parent, element, node)
      done = mark.to
    }
  }
  node.value = value.slice(done)
}

/** Whether one mark is all of a text. */
function isOnly([mark, ...more]: NumberedMark[], value: string): boolean {
  return more.length === 0 && !mark?.words && value.slice(mark?.from, mark?.to).trim() === value.trim()
}

/** Wraps a text, because a parent with columns or a flexible layout would place each of its parts on its own. */
function wrap(node: TextNode): Element | undefined {
  const {parentNode} = node
  if (!parentNode) return undefined
  const wrapper = tree.createElement('review-text', html.NS.HTML, [])
  tree.insertBefore(parentNode, wrapper, node)
  tree.detachNode(node)
  tree.appendChild(wrapper, node)
  return wrapper
}

/** Whether an element is a part of a line, such as a link; no block may be inside it. */
function isPhrasing(node: DefaultTreeAdapterTypes.ParentNode): node is Element {
  return 'tagName' in node && (inlineElements.test(node.tagName) || /^(button|summary)$/.test(node.tagName))
}

/** Returns the outermost part of a line that a node is in; `undefined` if none. */
function outermostPhrase(node: DefaultTreeAdapterTypes.ParentNode | null): Element | undefined {
  if (!node || !isPhrasing(node)) return undefined
  return outermostPhrase(node.parentNode) ?? node
}

function insertAfter(before: Element, element: Element) {
  const nodes = before.parentNode?.childNodes ?? []
  const next = nodes[nodes.indexOf(before) + 1]
  if (before.parentNode && next) tree.insertBefore(before.parentNode, element, next)
  else if (before.parentNode) tree.appendChild(before.parentNode, element)
}

function elementFor({tag, spoken, isBlock, number, id}: NumberedMark, words: string, hasEnd: boolean): Element {
  const element = tree.createElement(tag, html.NS.HTML, [
    {name: 'class', value: isBlock ? 'review-mark review-line' : 'review-mark'},
    {name: 'data-change', value: String(number)},
    ...(id ? [{name: 'id', value: id}] : []),
  ])
  if (spoken) appendSpoken(element, `${spoken}: `)
  tree.insertText(element, words)
  if (hasEnd) appendSpoken(element, ' (end of change) ')
  return element
}

/** Appends words that only screen readers say. */
function appendSpoken(element: Element, words: string) {
  const label = tree.createElement('span', html.NS.HTML, [{name: 'class', value: 'review-spoken'}])
  tree.insertText(label, words)
  tree.appendChild(element, label)
}
