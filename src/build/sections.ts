import type {Root, RootContent} from 'mdast'

/** The page, or a component on it; both hold blocks. */
type Parent = {type: string; children: RootContent[]}

/**
 * Gives a page the structure that its headings mean, so that nobody types a layout:
 * every `##` and what follows becomes a section, on the page and inside a component;
 * inside a component without `##`, every `###` and what follows becomes one block.
 * A component that is a band stands between the sections of a page, not inside one,
 * and what stands on a page outside of both, like all of one without `##`, is a section too.
 */
export function sections({isBand}: {isBand: (component: string) => boolean}) {
  const endsGroup = (node: RootContent) => node.type === 'mdxJsxFlowElement' && isBand(node.name ?? '')

  function group(parent: Parent) {
    for (const child of parent.children) if (child.type === 'mdxJsxFlowElement') group(child as Parent)
    const depths = parent.children.map((child) => (child.type === 'heading' ? child.depth : undefined))
    if (parent.type === 'root') parent.children = groupBy(parent.children, 2, 'section', endsGroup, isShown)
    else if (depths.includes(2)) parent.children = groupBy(parent.children, 2, 'section', endsGroup)
    else if (depths.includes(3)) parent.children = groupBy(parent.children, 3, 'div', endsGroup)
  }

  return (tree: Root) => {
    group(tree)
  }
}

/** Whether visitors see anything of a piece of Markdown. */
function isShown({type}: RootContent): boolean {
  return !['yaml', 'mdxjsEsm', 'definition'].includes(type)
}

/** Groups each heading of that depth with all that follows until the next, or until something ends it; what stands before may be a group as well. */
function groupBy(
  children: RootContent[],
  depth: number,
  hName: string,
  endsGroup: (node: RootContent) => boolean,
  isGroupToo: (node: RootContent) => boolean = () => false,
): RootContent[] {
  const grouped: RootContent[] = []
  let open: RootContent[] | undefined
  for (const child of children) {
    const begins = child.type === 'heading' && child.depth === depth
    if (begins || (!open && !endsGroup(child) && isGroupToo(child))) {
      open = [child]
      // A node of no Markdown kind of its own: `hName` says which element it becomes.
      grouped.push({type: 'blockquote', data: {hName}, children: open} as RootContent)
    } else if (open && !endsGroup(child)) open.push(child)
    else {
      open = undefined
      grouped.push(child)
    }
  }
  return grouped
}
