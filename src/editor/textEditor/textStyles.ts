import {type MarkedPart, outermostMarks} from '../../edit/inline/contents.ts'
import type {Inline} from '../../edit/protocol.ts'
import {gap, isCell} from './position.ts'

/** The CSS properties that decide how text looks. Position and size are set by `boxPosition.ts`. */
const properties =
  `color direction font-family font-feature-settings font-kerning font-optical-sizing font-size font-stretch
  font-style font-variant font-variation-settings font-weight hyphens letter-spacing line-height overflow-wrap
  padding border-style border-width text-align text-decoration text-indent text-shadow text-transform text-wrap
  word-break word-spacing tab-size -webkit-font-smoothing`.split(/\s+/)

/**
 * Copies an element’s text styles to its editable copy; a new block below a heading gets those of a
 * paragraph.
 */
export function copyTextStyles({
  element,
  copy: to,
  insertBelow,
}: {
  element: Element
  copy: HTMLElement
  insertBelow?: object | undefined
}) {
  const paragraph =
    insertBelow && element.matches('h1, h2, h3, h4') && element.parentElement?.querySelector('p')
  const from = paragraph || element
  // Removes the attribute whose styles hide the page’s text under the copy, so that the copy does not get
  // them.
  const isOpen = from.hasAttribute('data-edit-open')
  from.removeAttribute('data-edit-open')
  const style = getComputedStyle(from)
  for (const property of properties) to.style.setProperty(property, style.getPropertyValue(property))
  to.style.borderColor = 'transparent'
  // Removes the gap to the next cell from the padding: `positionBox` makes the copy narrower by the gap.
  if (isCell(from)) to.style.paddingInlineEnd = `max(0px, ${style.paddingInlineEnd} - ${gap}px)`
  from.toggleAttribute('data-edit-open', isOpen)
}

/** Maps a block’s atoms, such as code, to the nodes that show them, if the text around identifies these. */
export function atomNodesIn(block: Element, inlines: Inline[]): Map<number, Node[]> {
  const nodesByAtom = new Map<number, Node[]>()
  const nodes = [...block.childNodes].filter((node) => node instanceof Text || node instanceof Element)
  const parts = outermostMarks(inlines)
  let at = 0
  for (const [index, part] of parts.entries()) {
    const number = atomIndex(part)
    if (number === undefined) {
      const found = nodes.findIndex((node, position) => position >= at && nodeShows(node, part))
      if (found < 0) return nodesByAtom
      const element = nodes[found]
      if (element instanceof Element)
        for (const [index, content] of atomNodesIn(element, part.inner)) nodesByAtom.set(index, content)
      at = found + 1
      continue
    }
    const next = parts[index + 1]
    const end = next
      ? nodes.findIndex((node, position) => position >= at && nodeShows(node, next))
      : nodes.length
    if (end < 0 || (next && atomIndex(next) !== undefined)) return nodesByAtom
    nodesByAtom.set(
      number,
      nodes.slice(at, end).map((node) => withoutMarks(node.cloneNode(true))),
    )
    at = end
  }
  return nodesByAtom
}

/** Returns the number of an atom that has no formatting around it. */
function atomIndex({mark, inner: [first]}: MarkedPart): number | undefined {
  return !mark && first?.type === 'atom' ? first.attrs.index : undefined
}

const elements = {strong: 'strong', emphasis: 'em', struck: 'del', link: 'a'}

function nodeShows(node: Node, {mark, inner: [first]}: MarkedPart): boolean {
  if (mark) return node instanceof Element && node.matches(elements[mark.type])
  return (
    node instanceof Text && first?.type === 'text' && collapseSpaces(node.data) === collapseSpaces(first.text)
  )
}

/** Makes each run of white space one space, as browsers show it. */
export function collapseSpaces(words: string | null): string {
  return (words ?? '').replace(/\s+/g, ' ').trim()
}

/** Removes attributes by which queries would find the copy instead of the original. */
function withoutMarks(node: Node): Node {
  if (node instanceof Element)
    for (const element of [node, ...node.querySelectorAll('*')])
      for (const name of ['id', 'tabindex', 'data-edit', 'data-edit-component', 'data-wake'])
        element.removeAttribute(name)
  return node
}
