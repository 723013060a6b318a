import type {Root, RootContent} from 'mdast'

/** The root of a page's syntax tree, or a component with children. */
type Parent = {type: string; children: RootContent[]}

/**
 * Derives a page's layout from its headings, so that authors need not write it:
 * every `##` and the content below becomes a section, on the page and inside components;
 * inside a component without `##`, every `###` and the content below becomes a block.
 * A component that is as wide as the window (a band) is placed between sections, not inside one,
 * and content outside sections and bands, such as all of a page without `##`, becomes a section too.
 */
export function groupSections({isBand}: {isBand: (component: string) => boolean}) {
  const endsGroup = (node: RootContent) => node.type === 'mdxJsxFlowElement' && isBand(node.name ?? '')

  function group(parent: Parent) {
    for (const child of parent.children) if (child.type === 'mdxJsxFlowElement') group(child as Parent)
    const depths = parent.children.map((child) => (child.type === 'heading' ? child.depth : undefined))
    if (parent.type === 'root')
      parent.children = groupByHeading(parent.children, 2, 'section', endsGroup, isVisible)
    else if (depths.includes(2)) parent.children = groupByHeading(parent.children, 2, 'section', endsGroup)
    else if (depths.includes(3)) parent.children = groupByHeading(parent.children, 3, 'div', endsGroup)
  }

  return (tree: Root) => {
    group(tree)
  }
}

/** Whether a node renders anything: not frontmatter, imports, exports, or definitions of links. */
function isVisible({type}: RootContent): boolean {
  return !['yaml', 'mdxjsEsm', 'definition'].includes(type)
}

/**
 * Wraps each heading of `depth`, or other node that passes `isGroupToo`, and the nodes below in an `hName`
 * element.
 */
function groupByHeading(
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
      // The node type is arbitrary: `hName` defines the element.
      grouped.push({type: 'blockquote', data: {hName}, children: open} as RootContent)
    } else if (open && !endsGroup(child)) open.push(child)
    else {
      open = undefined
      grouped.push(child)
    }
  }
  return grouped
}
