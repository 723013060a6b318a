import type {Element, Root, RootContent} from 'hast'
import {toString as textOf} from 'hast-util-to-string'

/**
 * Elements that get a `dir` attribute. For lists, quotations and tables, it sets the side of markers and
 * borders.
 */
const blocks = /^(?:p|h[1-6]|ul|ol|li|blockquote|table|th|td)$/

/** The first letter of a text decides its direction, like `dir="auto"` in browsers. */
const firstLetter = /\p{L}/u
const rightToLeft = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}\p{sc=Rohg}]/u

/**
 * Sets `dir` on each block whose direction differs from its parent’s, except inside `<Language>`, which sets
 * it.
 */
export function setDirections() {
  return (tree: Root) => turn(tree.children, 'ltr')
}

function turn(nodes: RootContent[], around: 'ltr' | 'rtl') {
  for (const node of nodes) {
    if (!('children' in node) || ('name' in node && node.name === 'Language')) continue
    const direction = (isBlock(node) && directionOf(textOf(node))) || around
    if (direction !== around) (node as Element).properties.dir = direction
    turn(node.children, direction)
  }
}

function isBlock(node: RootContent): node is Element {
  return node.type === 'element' && blocks.test(node.tagName)
}

function directionOf(text: string): 'ltr' | 'rtl' | undefined {
  const [letter] = firstLetter.exec(text) ?? []
  if (!letter) return undefined
  return rightToLeft.test(letter) ? 'rtl' : 'ltr'
}
