import type {Component, Page} from '../../site/index.ts'
import type {Draft} from '../draft.ts'
import {withChildren, withoutItems} from '../page/tree.ts'
import type {Rejection} from '../rejection.ts'
import {type BlockNode, siblingsOf} from './blockNodes.ts'
import {checkTree, renumberList} from './checkTree.ts'

/**
 * Removes a block, list item or tag from a page, with the blank lines before or after it, whichever are
 * fewer. The only item of a list is removed together with the list.
 */
export function removeBlockNode(
  page: Page,
  blockNodes: BlockNode[],
  blockNode: BlockNode,
  components: Map<string, Component>,
): Draft | Rejection {
  const siblings = siblingsOf(blockNodes, blockNode)
  const isOnlyItem = blockNode.kind === 'item' && siblings.length === 1
  const list =
    isOnlyItem && blockNodes.find(({parent, index}) => [...parent, index].join() === blockNode.parent.join())
  if (list) return removeBlockNode(page, blockNodes, list, components)
  const position = siblings.indexOf(blockNode)
  const [previous, next] = [siblings[position - 1], siblings[position + 1]]
  // Keeps the larger gap, so that a paragraph after a row of cards still has a blank line before it.
  const keepsNext =
    next && (!previous || gapAfter(page, previous, blockNode) >= gapAfter(page, blockNode, next))
  const [from, to] = keepsNext
    ? [blockNode.lines.start, next.lines.start]
    : [
        previous ? previous.lines.end : blockNode.lines.start,
        previous ? blockNode.lines.end : endOfGap(page.text, blockNode.lines.end),
      ]
  const cut = page.text.slice(0, from) + page.text.slice(to)
  const text = blockNode.kind === 'item' ? renumberList(page, cut, blockNode, components) : cut
  const tags = blockNode.kind === 'tag' ? 2 : 1
  // A list inside a list item is no block of its own.
  const [parent, index] = isOnlyItem
    ? [blockNode.parent.slice(0, -1), blockNode.parent.at(-1) ?? 0]
    : [blockNode.parent, blockNode.index]
  return checkTree(page, {text, start: from, end: from}, components, (before, after) => [
    withChildren(before, parent, (children) => withoutAt(children, index, tags)),
    after,
  ])
}

/**
 * Removes children at an index: a tag together with the white space after it, or before it if the tag is
 * last.
 */
function withoutAt<T>(children: T[], index: number, count: number): T[] {
  const isLast = count === 2 && index === children.length - 1
  return withoutItems(children, isLast ? Math.max(index - 1, 0) : index, count)
}

/** Returns the gap between two blocks, in lines. */
function gapAfter({text}: Page, one: BlockNode, other: BlockNode): number {
  return text.slice(one.lines.end, other.lines.start).split('\n').length
}

function endOfGap(text: string, at: number): number {
  return at + (/^(?:[^\S\r\n]*(?:\r\n|\n|\r))*/.exec(text.slice(at))?.[0].length ?? 0)
}
