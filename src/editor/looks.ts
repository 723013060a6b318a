import type {Inline} from '../edit/protocol.ts'
import {gap, isCell} from './boxPlace.ts'
import {innerOf} from './words.ts'

/** What makes words look as they do on the page; the place and the room of a box are set by where it lies. */
const properties =
  `color direction font-family font-feature-settings font-kerning font-optical-sizing font-size font-stretch
  font-style font-variant font-variation-settings font-weight hyphens letter-spacing line-height overflow-wrap
  padding border-style border-width text-align text-decoration text-indent text-shadow text-transform text-wrap
  word-break word-spacing tab-size -webkit-font-smoothing`.split(/\s+/)

/** Lends a box the look of the element that it lies over; a new paragraph below a heading that of another paragraph. */
export function lendLook({element, copy: to, next}: {element: Element; copy: HTMLElement; next?: object | undefined}) {
  const paragraph = next && element.matches('h1, h2, h3, h4') && element.parentElement?.querySelector('p')
  const from = paragraph || element
  // What hides the words below an open box is no part of their look.
  const isOpen = from.hasAttribute('data-edit-open')
  from.removeAttribute('data-edit-open')
  const style = getComputedStyle(from)
  for (const property of properties) to.style.setProperty(property, style.getPropertyValue(property))
  to.style.borderColor = 'transparent'
  // The room that a cell leaves before the next one stays free, so that the line round it covers no words of that.
  if (isCell(from)) to.style.paddingInlineEnd = `max(0px, ${style.paddingInlineEnd} - ${gap}px)`
  from.toggleAttribute('data-edit-open', isOpen)
}

/**
 * What each locked piece of a block shows on the page: the elements and words between those of the words round it.
 * Nothing where that can't be told.
 */
export function looksIn(block: Element, inlines: Inline[]): Map<number, Node[]> {
  const looks = new Map<number, Node[]>()
  const nodes = [...block.childNodes].filter((node) => node instanceof Text || node instanceof Element)
  let at = 0
  for (const [index, inline] of inlines.entries()) {
    if (!('kept' in inline)) {
      const found = nodes.findIndex((node, place) => place >= at && shows(node, inline))
      if (found < 0) return looks
      const inner = innerOf(inline)
      const element = nodes[found]
      if (element instanceof Element) for (const [kept, look] of looksIn(element, inner)) looks.set(kept, look)
      at = found + 1
      continue
    }
    const next = inlines[index + 1]
    const end = next ? nodes.findIndex((node, place) => place >= at && shows(node, next)) : nodes.length
    if (end < 0 || (next && 'kept' in next)) return looks
    looks.set(
      inline.kept,
      nodes.slice(at, end).map((node) => withoutMarks(node.cloneNode(true))),
    )
    at = end
  }
  return looks
}

function shows(node: Node, inline: Inline): boolean {
  if ('words' in inline) return node instanceof Text && spaced(node.data) === spaced(inline.words)
  if (!(node instanceof Element)) return false
  if ('strong' in inline) return node.matches('strong')
  if ('emphasis' in inline) return node.matches('em')
  return 'link' in inline && node.matches('a')
}

function spaced(words: string): string {
  return words.replace(/\s+/g, ' ').trim()
}

/** A picture of a piece must not be found in its place. */
function withoutMarks(node: Node): Node {
  if (node instanceof Element)
    for (const element of [node, ...node.querySelectorAll('*')])
      for (const name of ['id', 'tabindex', 'data-edit', 'data-edit-box', 'data-wake']) element.removeAttribute(name)
  return node
}
