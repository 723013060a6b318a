import {type DefaultTreeAdapterTypes, html, defaultTreeAdapter as tree} from 'parse5'
import type {Change} from './compareLines.ts'
import {compareWords} from './formatChange.ts'
import {isMark, type Line, linkTargetPattern, type Source, withoutMarks} from './lines.ts'
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

/**
 * Marks changes in the document that their lines were read from: added words as `<ins>`, removed words as `<del>`. The
 * first mark of the change with the index 0 has the id `change-1`. Returns the changes that stand nowhere in the text of
 * the document, such as those of its title, by number.
 */
export function markChanges(changes: Change[]): Map<number, Change> {
  const marks = changes.map((change) => marksOf(change).filter(({node}) => canBeMarked(node)))
  const nodes = new Set(marks.flat().map(({node}) => node))
  const numbers = new Map(marks.flatMap((all, index) => all.map((mark) => [mark, index + 1])))
  const isFirst = new Set(marks.map(([first]) => first))
  for (const node of nodes) {
    const own = marks.flat().filter((mark) => mark.node === node)
    markNode(node, own, (mark) => elementFor(mark, numbers.get(mark) ?? 0, isFirst.has(mark)))
  }
  return new Map(
    [...changes.entries()].flatMap(([index, change]) => (marks[index]?.length ? [] : [[index + 1, change]])),
  )
}

function marksOf({type, before, after, below}: Change): Mark[] {
  const [old, now] = [before[0], after[0]]
  if (type === 'changed' && old && now) return marksInLine(old, now)
  if (type === 'removed') return below ? before.flatMap((line) => removedMark(wordsOf(line), below)) : []
  const spoken = {added: 'added', moved: 'moved here', restyled: 'looks different', changed: 'changed'}[type]
  // Words that were there before, with another look or in another place, are neither added nor removed.
  const tag = type === 'added' ? 'ins' : 'mark'
  return after.flatMap(({sources}) => rangeMarks(sources, tag, spoken))
}

/** Returns the words of a line without the addresses of its links. */
function wordsOf({text}: Line): string {
  return withoutMarks(text).replace(linkTargetPattern, '').replace(/\s+/g, ' ').trim()
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
  if (before === after) return marksOf({type: 'restyled', before: [old], after: [now]})
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
function markNode(node: TextNode, marks: Mark[], elementOf: (mark: Mark) => Element) {
  const {parentNode, value} = node
  if (!parentNode) return
  let done = 0
  for (const mark of marks.sort((one, other) => one.from - other.from || one.to - other.to)) {
    const element = elementOf(mark)
    tree.insertText(element, mark.words ?? value.slice(mark.from, mark.to))
    if (mark.isBlock && isPhrasing(parentNode)) insertAfter(outermostPhrase(parentNode), element)
    else {
      tree.insertTextBefore(parentNode, value.slice(done, mark.from), node)
      tree.insertBefore(parentNode, element, node)
      done = mark.to
    }
  }
  node.value = value.slice(done)
}

/** Whether an element is a part of a line, such as a link; no block may be inside it. */
function isPhrasing(node: DefaultTreeAdapterTypes.ParentNode): node is Element {
  return 'tagName' in node && (inlineElements.test(node.tagName) || /^(button|summary)$/.test(node.tagName))
}

function outermostPhrase(element: Element): Element {
  const {parentNode} = element
  return parentNode && isPhrasing(parentNode) ? outermostPhrase(parentNode) : element
}

function insertAfter(before: Element, element: Element) {
  const nodes = before.parentNode?.childNodes ?? []
  const next = nodes[nodes.indexOf(before) + 1]
  if (before.parentNode && next) tree.insertBefore(before.parentNode, element, next)
  else if (before.parentNode) tree.appendChild(before.parentNode, element)
}

function elementFor({tag, spoken, isBlock}: Mark, number: number, isFirst: boolean): Element {
  const name = isBlock ? 'review-mark review-line' : 'review-mark'
  const attributes = [{name: 'class', value: name}, ...(isFirst ? [{name: 'id', value: `change-${number}`}] : [])]
  const element = tree.createElement(tag, html.NS.HTML, attributes)
  if (!spoken) return element
  const label = tree.createElement('span', html.NS.HTML, [{name: 'class', value: 'review-spoken'}])
  tree.insertText(label, `${spoken}: `)
  tree.appendChild(element, label)
  return element
}
