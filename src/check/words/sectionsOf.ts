import type {RootContent} from 'mdast'
import type {Page} from '../page/parsePage.ts'

/** The parts of a page between its headings, in its order; what stands inside a component is a part of that one. */
export function sectionsOf(page: Page): RootContent[][] {
  const sections: RootContent[][] = [[]]
  for (const node of page.tree.children) {
    if (node.type === 'heading') sections.push([])
    sections.at(-1)?.push(node)
  }
  return sections
}
