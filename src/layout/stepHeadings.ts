import type {Element, ElementContent, Root} from 'hast'
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx'
import {SKIP, visit} from 'unist-util-visit'

/**
 * Makes the bold name of a step (`1. **Apply**`) a heading, in components with a numbered list, for screen
 * readers. Keeps `<strong>`, because the editor saves the formatting that it finds. Runs after `headingIds`,
 * so these headings get no ids.
 */
export function stepHeadings({takesSteps}: {takesSteps: (component: string) => boolean}) {
  return (tree: Root) => {
    visit(tree, 'mdxJsxFlowElement', (component: MdxJsxFlowElementHast) => {
      if (!takesSteps(component.name ?? '')) return
      for (const list of elementsIn(component))
        for (const step of elementsIn(list)) {
          const [name] = elementsIn(step)
          if (name && isBold(name)) name.tagName = 'h3'
        }
      return SKIP
    })
  }
}

function elementsIn({children}: {children: ElementContent[]}): Element[] {
  return children.filter((child) => child.type === 'element')
}

function isBold({tagName, children: [only, ...more]}: Element): boolean {
  return tagName === 'p' && more.length === 0 && only?.type === 'element' && only.tagName === 'strong'
}
