import type {Nodes, Root} from 'mdast'
import {visit} from 'unist-util-visit'
import type {Page} from './page.ts'

const walked = new WeakMap<Root, Nodes[]>()

/** Every part of a page of that kind, in its order; the tree is walked once for all the rules. */
export function nodesOf<Kind extends Nodes['type']>(page: Page, ...kinds: Kind[]): Extract<Nodes, {type: Kind}>[] {
  let nodes = walked.get(page.tree)
  if (!nodes) {
    const all: Nodes[] = []
    visit(page.tree, (node) => {
      all.push(node)
    })
    walked.set(page.tree, all)
    nodes = all
  }
  return nodes.filter((node): node is Extract<Nodes, {type: Kind}> => (kinds as string[]).includes(node.type))
}

/** Every run of words of a page as it was typed, and where it starts. */
export function wordsOf(page: Page): {source: string; from: number}[] {
  return nodesOf(page, 'text').map((node) => {
    const from = startOf(node)
    return {source: sourceOf(page.text, node), from}
  })
}

/** Where a part of a page starts. */
export function startOf(node: {position?: {start: {offset?: number | undefined}} | undefined}): number {
  return node.position?.start.offset ?? 0
}

/** Where a part of a page ends. */
export function endOf(node: {position?: {end: {offset?: number | undefined}} | undefined}): number {
  return node.position?.end.offset ?? 0
}

/** A part of a page as it was typed. */
export function sourceOf(text: string, node: Parameters<typeof startOf>[0] & Parameters<typeof endOf>[0]): string {
  return text.slice(startOf(node), endOf(node))
}
