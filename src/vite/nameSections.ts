import type {Element, Root} from 'hast'
import {visit} from 'unist-util-visit'

/** Names each section by its heading, which makes it a landmark that a screen reader lists. Runs after rehype-slug. */
export function nameSections() {
  return (tree: Root) => {
    visit(tree, 'element', (element: Element) => {
      const heading =
        element.tagName === 'section' ? element.children.find((child) => child.type === 'element') : undefined
      if (heading?.type === 'element' && heading.properties.id)
        element.properties.ariaLabelledBy = [String(heading.properties.id)]
    })
  }
}
