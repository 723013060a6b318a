import type {Nodes, Root} from 'mdast'
import {visit} from 'unist-util-visit'

/**
 * Gives the parts of a sentence their places where the reader has lost them: it does when it makes a link
 * of an address that stands bare after a sign, and then nobody could say where they are.
 */
export function restorePlaces(tree: Root, text: string) {
  visit(tree, (parent) => {
    if (!('children' in parent) || !parent.position) return
    let from = parent.position.start.offset ?? 0
    for (const child of parent.children) {
      if (!child.position) place(child, text, from)
      from = child.position?.end.offset ?? from
    }
  })
}

function place(node: Nodes, text: string, from: number) {
  const words = 'value' in node ? node.value : 'children' in node ? wordsIn(node.children) : ''
  const found = text.indexOf(words, from)
  const start = found < 0 ? from : found
  node.position = {start: pointAt(text, start), end: pointAt(text, start + words.length)}
}

function wordsIn(nodes: Nodes[]): string {
  return nodes.map((node) => ('value' in node ? node.value : 'children' in node ? wordsIn(node.children) : '')).join('')
}

function pointAt(text: string, offset: number) {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r/)
  return {line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, offset}
}
