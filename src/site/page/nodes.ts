import type {Nodes, Root} from 'mdast'
import {visit} from 'unist-util-visit'
import type {Page} from './parsePage.ts'
import {sourceOf, startOf} from './ranges.ts'

const nodesCache = new WeakMap<Root, Nodes[]>()

/** Returns a page's nodes of the given kinds, in document order; the tree is walked only once per page. */
export function nodesOf<Kind extends Nodes['type']>(
  page: Page,
  ...kinds: Kind[]
): Extract<Nodes, {type: Kind}>[] {
  let nodes = nodesCache.get(page.tree)
  if (!nodes) {
    const all: Nodes[] = []
    visit(page.tree, (node) => {
      all.push(node)
    })
    nodesCache.set(page.tree, all)
    nodes = all
  }
  return nodes.filter((node): node is Extract<Nodes, {type: Kind}> => (kinds as string[]).includes(node.type))
}

/** Returns the source and start offset of each text node of a page. */
export function textNodesOf(page: Page): {source: string; start: number}[] {
  return nodesOf(page, 'text').map((node) => ({
    source: sourceOf(page.text, node),
    start: startOf(node),
  }))
}
