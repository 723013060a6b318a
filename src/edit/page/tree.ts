import type {Nodes, Root} from 'mdast'

/** Returns the node at a path: the child index at each level. */
export function nodeAt(tree: Root, path: number[]): Nodes | undefined {
  let node: Nodes | undefined = tree
  for (const index of path)
    node = node && 'children' in node ? (node.children[index] as Nodes | undefined) : undefined
  return node
}

/** Properties that don’t affect what a page shows; children are compared separately. */
const ignored = new Set(['position', 'data', 'children', 'spread'])

/** Whether two trees show the same, ignoring the content of the node at `except`. */
export function sameTree(one: Nodes, other: Nodes, except?: number[]): boolean {
  if (one.type !== other.type || !sameValues(one, other)) return false
  if (except?.length === 0) return true
  if (!('children' in one) || !('children' in other)) return true
  if (one.children.length !== other.children.length) return false
  return one.children.every((child, index) => {
    const twin = other.children[index]
    return twin !== undefined && sameTree(child, twin, except?.[0] === index ? except.slice(1) : undefined)
  })
}

function sameValues(one: Nodes, other: Nodes): boolean {
  const [a, b] = [one, other].map((node) =>
    JSON.stringify(
      Object.entries(node).filter(([name]) => !ignored.has(name)),
      (name, value) => (ignored.has(name) ? undefined : value),
    ),
  )
  return a === b
}

/** Returns a copy of a tree with changed children at a path; unchanged nodes are shared. */
export function withChildren(tree: Root, path: number[], change: (children: Nodes[]) => Nodes[]): Root {
  const [index, ...rest] = path
  if (index === undefined) return {...tree, children: change(tree.children) as Root['children']}
  const children = tree.children.map((child, each) =>
    each === index ? (withChildren(child as Nodes as Root, rest, change) as Nodes as typeof child) : child,
  )
  return {...tree, children}
}

/** Returns the children without `count` of them from an index on. */
export function withoutItems<T>(children: T[], index: number, count: number): T[] {
  return children.filter((_, each) => each < index || each >= index + count)
}
