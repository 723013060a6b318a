import type {Root, RootContent} from 'mdast'

/** The page, or a component on it; both hold blocks. */
type Parent = {type: string; children: RootContent[]}

/**
 * Gives a page the structure that its headings mean, so that nobody types a layout:
 * every `##` and what follows becomes a section, on the page and inside a component;
 * inside a component without `##`, every `###` and what follows becomes one block.
 */
export function sections() {
  return (tree: Root) => {
    group(tree)
  }
}

function group(parent: Parent) {
  for (const child of parent.children) if (child.type === 'mdxJsxFlowElement') group(child as Parent)
  const depths = parent.children.map((child) => (child.type === 'heading' ? child.depth : undefined))
  if (depths.includes(2)) parent.children = groupBy(parent.children, 2, 'section')
  else if (depths.includes(3) && parent.type !== 'root') parent.children = groupBy(parent.children, 3, 'div')
}

function groupBy(children: RootContent[], depth: number, hName: string): RootContent[] {
  const grouped: RootContent[] = []
  let open: RootContent[] | undefined
  for (const child of children) {
    if (child.type === 'heading' && child.depth === depth) {
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

/** Bands as wide as the window stand between the sections of a page, not inside one. */
function endsGroup(node: RootContent): boolean {
  return node.type === 'mdxJsxFlowElement' && ['CallToAction', 'StatBand', 'PageHero', 'Hero'].includes(node.name ?? '')
}
