import type {Root, RootContent} from 'mdast'
import {type Component, isTagNode} from '../site/index.ts'

type FindComponent = (name: string) => Component | undefined
type Parent = {name?: string | null; children: RootContent[]}

/**
 * Wraps adjacent components of a kind in a container, so that authors need not: cards in a grid, questions in
 * a list. Their types (`components/ui/kinds.ts`) define the containers. Components that are in a container
 * already stay there.
 */
export function wrapItems({componentOf, containerOf}: Record<'componentOf' | 'containerOf', FindComponent>) {
  function layOutIn(parent: Parent) {
    for (const child of parent.children) if (isTagNode(child)) layOutIn(child as Parent)
    if (componentOf(parent.name ?? '')?.childKind !== 'items') parent.children = inContainers(parent.children)
  }

  function inContainers(children: RootContent[]): RootContent[] {
    const laidOut: RootContent[] = []
    let open: {name: string; children: RootContent[]} | undefined
    for (const child of children) {
      const container = child.type === 'mdxJsxFlowElement' ? containerOf(child.name ?? '') : undefined
      if (container && container.name === open?.name) open.children.push(child)
      else if (container) {
        open = {name: container.name, children: [child]}
        laidOut.push({type: 'mdxJsxFlowElement', attributes: [], ...open} as RootContent)
      } else {
        open = undefined
        laidOut.push(child)
      }
    }
    return laidOut
  }

  return (tree: Root) => {
    layOutIn(tree)
  }
}
