import type {Root} from 'hast'
import {visit} from 'unist-util-visit'

/** Removes the empty id that rehype-slug gives a heading without letters and numbers, which is invalid HTML. */
export function withoutEmptyIds() {
  return (tree: Root) => {
    visit(tree, 'element', ({properties}) => {
      if (properties.id === '') delete properties.id
    })
  }
}
