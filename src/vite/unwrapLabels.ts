import type {Element, ElementContent, Root} from 'hast'
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx'
import {SKIP, visit} from 'unist-util-visit'

/** Components whose text is the label of a link or button: MDX makes a paragraph of it, which may not stand there. */
const labelled = new Set(['ToastButton', 'ToastLink', 'DonateLink'])

/** `<ToastLink>` and a line of text inside: the text without the paragraph round it. */
export function unwrapLabels() {
  return (tree: Root) => {
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElementHast) => {
      if (!labelled.has(element.name ?? '')) return
      element.children = element.children.flatMap((child): ElementContent[] =>
        isParagraph(child) ? child.children : [child],
      )
      return SKIP
    })
  }
}

function isParagraph(node: ElementContent): node is Element {
  return node.type === 'element' && node.tagName === 'p'
}
