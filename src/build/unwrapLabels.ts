import type {Element, ElementContent, Root} from 'hast'
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx'
import {SKIP, visit} from 'unist-util-visit'

/**
 * `<ToastLink>` and a line of text inside: the text without the paragraph that MDX makes of it,
 * which may not stand in a link or button.
 */
export function unwrapLabels({takesLabel}: {takesLabel: (component: string) => boolean}) {
  return (tree: Root) => {
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElementHast) => {
      if (!takesLabel(element.name ?? '')) return
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
