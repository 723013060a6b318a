import {innerOf} from '../edit/inline/contents.ts'
import type {Inline} from '../edit/protocol.ts'
import {gap, isCell} from './boxPosition.ts'

/** The CSS properties that decide how text looks. Position and size are set by `boxPosition.ts`. */
const properties =
  `color direction font-family font-feature-settings font-kerning font-optical-sizing font-size font-stretch
  font-style font-variant font-variation-settings font-weight hyphens letter-spacing line-height overflow-wrap
  padding border-style border-width text-align text-decoration text-indent text-shadow text-transform text-wrap
  word-break word-spacing tab-size -webkit-font-smoothing`.split(/\s+/)

/** Copies an element’s text styles to its editable copy; a new block below a heading gets those of a paragraph. */
export function copyTextStyles({
  element,
  copy: to,
  next,
}: {
  element: Element
  copy: HTMLElement
  next?: object | undefined
}) {
  const paragraph = next && element.matches('h1, h2, h3, h4') && element.parentElement?.querySelector('p')
  const from = paragraph || element
  // Removes the attribute whose styles hide the page’s text under the copy, so that the copy does not get them.
  const isOpen = from.hasAttribute('data-edit-open')
  from.removeAttribute('data-edit-open')
  const style = getComputedStyle(from)
  for (const property of properties) to.style.setProperty(property, style.getPropertyValue(property))
  to.style.borderColor = 'transparent'
  // Removes the gap to the next cell from the padding: `positionBox` makes the copy narrower by the gap.
  if (isCell(from)) to.style.paddingInlineEnd = `max(0px, ${style.paddingInlineEnd} - ${gap}px)`
  from.toggleAttribute('data-edit-open', isOpen)
}

/** Maps a block’s locked pieces, such as code, to the nodes that show them, if the text around identifies these. */
export function chipNodesIn(block: Element, inlines: Inline[]): Map<number, Node[]> {
  const looks = new Map<number, Node[]>()
  const nodes = [...block.childNodes].filter((node) => node instanceof Text || node instanceof Element)
  let at = 0
  for (const [index, inline] of inlines.entries()) {
    if (!('kept' in inline)) {
      const found = nodes.findIndex((node, place) => place >= at && nodeShows(node, inline))
      if (found < 0) return looks
      const inner = innerOf(inline)
      const element = nodes[found]
      if (element instanceof Element) for (const [kept, look] of chipNodesIn(element, inner)) looks.set(kept, look)
      at = found + 1
      continue
    }
    const next = inlines[index + 1]
    const end = next ? nodes.findIndex((node, place) => place >= at && nodeShows(node, next)) : nodes.length
    if (end < 0 || (next && 'kept' in next)) return looks
    looks.set(
      inline.kept,
      nodes.slice(at, end).map((node) => withoutMarks(node.cloneNode(true))),
    )
    at = end
  }
  return looks
}

function nodeShows(node: Node, inline: Inline): boolean {
  if ('words' in inline) return node instanceof Text && collapseSpaces(node.data) === collapseSpaces(inline.words)
  if (!(node instanceof Element)) return false
  if ('strong' in inline) return node.matches('strong')
  if ('emphasis' in inline) return node.matches('em')
  if ('struck' in inline) return node.matches('del')
  return 'link' in inline && node.matches('a')
}

function collapseSpaces(words: string): string {
  return words.replace(/\s+/g, ' ').trim()
}

/** Removes attributes by which queries would find the copy instead of the original. */
function withoutMarks(node: Node): Node {
  if (node instanceof Element)
    for (const element of [node, ...node.querySelectorAll('*')])
      for (const name of ['id', 'tabindex', 'data-edit', 'data-edit-box', 'data-wake']) element.removeAttribute(name)
  return node
}
