import type {Heading, Nodes} from 'mdast'
import {nodesOf, startOf} from './nodes.ts'
import type {Page} from './parsePage.ts'
import {isTag, type PageTag} from './tags.ts'

/** The first headings of components that stand beside others of their name, all of which begin with a heading of one other level: where each stands, and that level. */
export function oddLevels(page: Page): Map<number, number> {
  const odd = new Map<number, number>()
  const holders: Nodes[] = [page.tree, ...nodesOf(page, 'mdxJsxFlowElement')]
  for (const holder of holders) {
    const tags = ('children' in holder ? (holder.children as Nodes[]) : []).filter(isTag)
    for (const tag of tags) {
      const own = firstHeading(tag)
      const others = tags.flatMap((each) => (each !== tag && each.name === tag.name ? [firstHeading(each)?.depth] : []))
      const [level] = others
      if (own && level && others.length > 1 && others.every((each) => each === level) && own.depth !== level)
        odd.set(startOf(own), level)
    }
  }
  return odd
}

function firstHeading(tag: PageTag): Heading | undefined {
  return (tag.children as Nodes[]).find((child): child is Heading => child.type === 'heading')
}
