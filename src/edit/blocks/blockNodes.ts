import type {Nodes, Root} from 'mdast'
import {lineStart, type Range} from '../../site/index.ts'
import {isOnlyTags} from '../page/textBlocks.ts'
import type {EditableRange} from '../span.ts'

/** A part of a page on lines of its own, which can be moved, deleted or followed by a new part. */
export interface BlockNode extends EditableRange {
  /** A block, a list item, or a tag on its own line inside a paragraph. */
  kind: 'block' | 'item' | 'tag'
  node: Nodes
  /** The path to its parent node: the child index at each level. */
  parent: number[]
  index: number
  /** The component’s name, or a human-readable type of block: `list item`. */
  name: string
  /** The offsets of its lines: from the start of the first line to the end of the last. */
  lines: Range
}

/**
 * Lists the blocks, list items and tags of a page in document order, except those that share a line with
 * others.
 */
export function blockNodesOf(tree: Root, text: string): BlockNode[] {
  const blockNodes: BlockNode[] = []
  const walk = (node: Nodes, path: number[]) => {
    if (!('children' in node) || node.type === 'blockquote') return
    for (const [index, child] of node.children.entries()) {
      const blockNode = blockNodeOf(child as Nodes, kindOf(child as Nodes, node), path, index, text)
      if (blockNode) blockNodes.push(blockNode)
      walk(child as Nodes, [...path, index])
    }
  }
  walk(tree, [])
  return blockNodes
}

function kindOf(node: Nodes, parent: Nodes): BlockNode['kind'] | undefined {
  if (parent.type === 'root' || parent.type === 'mdxJsxFlowElement') return 'block'
  if (node.type === 'listItem') return 'item'
  const isTag =
    node.type === 'mdxJsxTextElement' && parent.type === 'paragraph' && isOnlyTags(parent.children)
  return isTag ? 'tag' : undefined
}

function blockNodeOf(
  node: Nodes,
  kind: BlockNode['kind'] | undefined,
  parent: number[],
  index: number,
  text: string,
): BlockNode | undefined {
  const [start, end] = [node.position?.start.offset, node.position?.end.offset]
  if (!kind || start === undefined || end === undefined) return undefined
  const before = text.slice(lineStart(text, start), start)
  const after = /^[^\r\n]*/.exec(text.slice(end))?.[0] ?? ''
  if (before.trim() !== '' || after.trim() !== '') return undefined
  const lines = {start: start - before.length, end: end + after.length}
  const name = 'name' in node && typeof node.name === 'string' ? node.name : (names[node.type] ?? node.type)
  return {kind, node, parent, index, name, start, end, key: `block ${name}`, lines}
}

const names: Record<string, string> = {
  list: 'list',
  table: 'table',
  thematicBreak: 'line',
  code: 'code',
  listItem: 'list item',
}

/** Returns the innermost block, list item or tag that contains the node at a path. */
export function blockNodeAround(blockNodes: BlockNode[], path: number[]): BlockNode | undefined {
  const holding = blockNodes.filter(({parent, index}) =>
    [...parent, index].every((each, depth) => path[depth] === each),
  )
  return holding.at(-1)
}

/** Lists the blocks, list items or tags with the same parent and kind, including the given one. */
export function siblingsOf(blockNodes: BlockNode[], {parent, kind}: BlockNode): BlockNode[] {
  return blockNodes.filter((each) => each.kind === kind && each.parent.join() === parent.join())
}
