import type {Element, ElementContent, Root} from 'hast'
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx'
import {SKIP, visit} from 'unist-util-visit'

/**
 * Removes the paragraph that MDX wraps around text between tags of a component like `<ToastLink>`,
 * because links and buttons must not contain paragraphs.
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
