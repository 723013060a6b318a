import type {Nodes, Root} from 'mdast'

/** The part of a tree at the end of a way. */
export function nodeAt(tree: Root, path: number[]): Nodes | undefined {
  let node: Nodes | undefined = tree
  for (const index of path) node = node && 'children' in node ? (node.children[index] as Nodes | undefined) : undefined
  return node
}
