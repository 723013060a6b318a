import type {Component} from '../../site/index.ts'
import type {TextBlock} from '../page/textBlocks.ts'
import type {BlockAction} from '../protocol.ts'
import {type BlockNode, blockNodeAround} from './blockNodes.ts'
import {pairToSwap} from './move.ts'

/** Lists the actions that a blockNode (a block, list item or tag) allows as a whole. */
export function blockNodeActions(
  blockNodes: BlockNode[],
  blockNode: BlockNode,
  components: Map<string, Component>,
): BlockAction[] {
  const ways = (['up', 'down'] as const).filter((way) => pairToSwap(blockNodes, blockNode, way, components))
  return ['remove', ...ways, 'add']
}

/** Lists the actions that a text block allows, apart from typing in it. */
export function textBlockActions(
  blockNodes: BlockNode[],
  block: TextBlock,
  blocks: TextBlock[],
  components: Map<string, Component>,
): BlockAction[] {
  const blockNode = blockNodeOfText(blockNodes, block)
  if (!blockNode) return []
  const {blockKind} = block
  const previousPath = [
    ...blockNode.parent,
    blockNode.index - 1,
    ...block.path.slice(blockNode.parent.length + 1),
  ].join()
  const joins =
    (blockKind === 'paragraph' || blockKind === 'item') &&
    blocks.some((each) => each.blockKind === blockKind && each.path.join() === previousPath)
  return [
    ...(blockKind === 'paragraph' || blockKind === 'item' || blockKind === 'heading'
      ? ['split' as const]
      : []),
    ...(joins ? ['join' as const] : []),
    ...blockNodeActions(blockNodes, blockNode, components),
  ]
}

/** Returns what to move when a text block is moved: the block, or the list item that starts with it. */
export function blockNodeOfText(blockNodes: BlockNode[], block: TextBlock): BlockNode | undefined {
  const blockNode = blockNodeAround(blockNodes, block.path)
  if (!blockNode) return undefined
  const own = [...blockNode.parent, blockNode.index, ...(blockNode.kind === 'item' ? [0] : [])]
  return own.join() === block.path.join() ? blockNode : undefined
}
