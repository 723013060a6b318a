import {type Component, type Page, parsePageCached} from '../../site/index.ts'
import type {Draft} from '../draft.ts'
import {type Rejection, reject} from '../rejection.ts'
import type {EditableRange} from '../span.ts'
import {sameTree} from './tree.ts'

/** The range of a value in a page, and the node of the page’s tree that holds the value. */
export interface ValueRange<Node> extends EditableRange {
  value: string
  node: Node
}

/**
 * Replaces a value by the first of its possible sources with which nothing else changes; `set` changes a
 * node.
 */
export function writeValue<Node>(
  page: Page,
  range: ValueRange<Node>,
  to: string,
  sources: string[],
  set: (node: Node) => void,
  components: Map<string, Component>,
): Draft | Rejection {
  const {start, end} = range
  if (to === range.value) return {text: page.text, start, end}
  // Copied together, so that `node` is a node of the copied tree.
  const wanted = structuredClone({tree: page.tree, node: range.node})
  set(wanted.node)
  for (const source of new Set(sources)) {
    const text = page.text.slice(0, start) + source + page.text.slice(end)
    const now = parsePageCached(page.file, text, components)
    if (now.defects.length <= page.defects.length && sameTree(wanted.tree, now.tree))
      return {text, start, end: start + source.length}
  }
  return reject('This can’t be saved here like this. Type it in another way.')
}
