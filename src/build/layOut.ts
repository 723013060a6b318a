import type {Root, RootContent} from 'mdast'
import {type Component, isTag} from '../site/index.ts'

type Find = (name: string) => Component | undefined
type Parent = {name?: string | null; children: RootContent[]}

/**
 * Lays out neighbours of one kind, so that nobody types how: cards stand in a grid, questions in a list, figures in a band.
 * Which component holds them is what its types say (`components/ui/kinds.ts`). Those that a writer put into one stay there.
 */
export function layOut({componentOf, holderOf}: Record<'componentOf' | 'holderOf', Find>) {
  function layOutIn(parent: Parent) {
    for (const child of parent.children) if (isTag(child)) layOutIn(child as Parent)
    if (componentOf(parent.name ?? '')?.holds !== 'items') parent.children = inHolders(parent.children)
  }

  function inHolders(children: RootContent[]): RootContent[] {
    const laidOut: RootContent[] = []
    let open: {name: string; children: RootContent[]} | undefined
    for (const child of children) {
      const holder = child.type === 'mdxJsxFlowElement' ? holderOf(child.name ?? '') : undefined
      if (holder && holder.name === open?.name) open.children.push(child)
      else if (holder) {
        open = {name: holder.name, children: [child]}
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
