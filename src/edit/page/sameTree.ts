import type {Nodes} from 'mdast'

/** What says nothing of what a page shows. */
const silent = new Set(['position', 'data', 'children', 'spread'])

/** Whether two trees say the same, but for what stands in the block at that way. */
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
      Object.entries(node).filter(([name]) => !silent.has(name)),
      (name, value) => (silent.has(name) ? undefined : value),
    ),
  )
  return a === b
}
