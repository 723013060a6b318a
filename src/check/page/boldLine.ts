import type {Nodes} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'

/** The words of a paragraph that is bold as a whole and looks like a heading; none of any other. */
export function boldLine(node: Nodes): string {
  if (node.type !== 'paragraph') return ''
  const [first, ...more] = node.children
  const words = first?.type === 'strong' && more.length === 0 ? textOf(first).trim() : ''
  return words.length > 60 || /[.!,;…]$/.test(words) ? '' : words
}
