import type {Element, Root} from 'hast'
import {toString as textOf} from 'hast-util-to-string'
import {visit} from 'unist-util-visit'
import {anchorMaker} from '../site/index.ts'

/**
 * Gives each heading its anchor as its id. A heading without letters and numbers gets none: an empty id is
 * invalid.
 */
export function headingIds() {
  return (tree: Root) => {
    const anchorOf = anchorMaker()
    visit(tree, 'element', (element: Element) => {
      // The heading that remark-gfm adds above footnotes has an id already.
      if (!/^h[1-6]$/.test(element.tagName) || element.properties.id) return
      const anchor = anchorOf(textOf(element))
      if (anchor) element.properties.id = anchor
    })
  }
}
