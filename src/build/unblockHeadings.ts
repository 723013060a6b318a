import type {Element, Root} from 'hast'
import {visit} from 'unist-util-visit'
import {unblockedId} from '../site/index.ts'

/** Gives headings other ids than those by which ad blockers hide elements. Runs after rehype-slug. */
export function unblockHeadings() {
  return (tree: Root) =>
    visit(tree, 'element', ({tagName, properties}: Element) => {
      if (/^h[1-6]$/.test(tagName) && typeof properties.id === 'string') properties.id = unblockedId(properties.id)
    })
}
