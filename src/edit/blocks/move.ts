import type {Nodes} from 'mdast'
import type {Component, Page} from '../../site/index.ts'
import type {Draft} from '../draft.ts'
import {withChildren} from '../page/tree.ts'
import {type Rejection, reject} from '../rejection.ts'
import {type BlockNode, siblingsOf} from './blockNodes.ts'
import {checkTree, renumberList} from './checkTree.ts'

/** What moves together: a heading with its section, or a single block, list item or tag. */
type Group = BlockNode[]

/** Swaps a block, list item or tag, or the section of a heading, with the previous or next one. */
export function moveBlockNode(
  page: Page,
  blockNodes: BlockNode[],
  blockNode: BlockNode,
  direction: 'up' | 'down',
  components: Map<string, Component>,
): Draft | Rejection {
  const pair = pairToSwap(blockNodes, blockNode, direction, components)
  if (!pair) return reject(direction === 'up' ? 'It is the first already.' : 'It is the last already.')
  const [[first, last], [next, end]] = pair.map((group) => [group[0], group.at(-1)]) as [
    [BlockNode, BlockNode],
    [BlockNode, BlockNode],
  ]
  const [one, gap, other] = [
    page.text.slice(first.lines.start, last.lines.end),
    page.text.slice(last.lines.end, next.lines.start),
    page.text.slice(next.lines.start, end.lines.end),
  ]
  const swapped = page.text.slice(0, first.lines.start) + other + gap + one + page.text.slice(end.lines.end)
  const text = blockNode.kind === 'item' ? renumberList(page, swapped, blockNode, components) : swapped
  const start = first.lines.start + (direction === 'up' ? 0 : other.length + gap.length)
  const length = direction === 'up' ? other.length : one.length
  return checkTree(page, {text, start, end: start + length}, components, (before, after) => [
    withChildren(before, blockNode.parent, (children) => swap(children, first.index, next.index, end.index)),
    after,
  ])
}

/**
 * Swaps the children `first` to `next - 1` with `next` to `end`; white space between them stays between them.
 */
function swap(children: Nodes[], first: number, next: number, end: number): Nodes[] {
  const isGap = (node: Nodes | undefined) => node?.type === 'text' && node.value.trim() === ''
  const middle = isGap(children[next - 1]) ? next - 1 : next
  return [
    ...children.slice(0, first),
    ...children.slice(next, end + 1),
    ...children.slice(middle, next),
    ...children.slice(first, middle),
    ...children.slice(end + 1),
  ]
}

/** Returns the two groups to swap, the upper one first; `undefined` if there is no neighbour to swap with. */
export function pairToSwap(
  blockNodes: BlockNode[],
  blockNode: BlockNode,
  direction: 'up' | 'down',
  components: Map<string, Component>,
): [Group, Group] | undefined {
  const siblings = siblingsOf(blockNodes, blockNode)
  const groups =
    blockNode.node.type === 'heading'
      ? sections(siblings, blockNode.node.depth, components)
      : siblings.map((each) => [each])
  const position = groups.findIndex(([first]) => first === blockNode)
  const [one, other] =
    direction === 'up' ? [groups[position - 1], groups[position]] : [groups[position], groups[position + 1]]
  if (position < 0 || !one || !other) return undefined
  // A section swaps only with a section, not with full-width bands or the text before the first heading.
  const depth = blockNode.node.type === 'heading' ? blockNode.node.depth : undefined
  const isSection = ([first]: Group) =>
    depth === undefined || (first?.node.type === 'heading' && first.node.depth === depth)
  return isSection(one) && isSection(other) ? [one, other] : undefined
}

/** Splits siblings into sections; a heading of at most this depth or a full-width band starts a section. */
function sections(siblings: BlockNode[], depth: number, components: Map<string, Component>): Group[] {
  const groups: Group[] = []
  for (const blockNode of siblings) {
    const starts =
      (blockNode.node.type === 'heading' && blockNode.node.depth <= depth) ||
      components.get(blockNode.name)?.isBand === true
    if (starts || groups.length === 0) groups.push([blockNode])
    else groups.at(-1)?.push(blockNode)
  }
  return groups
}
