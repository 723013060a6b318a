import type {Component} from '../../site/index.ts'
import type {TextBlock} from '../page/textBlocks.ts'
import type {BlockAction} from '../protocol.ts'
import {pairToSwap} from './move.ts'
import {type Unit, unitAround} from './units.ts'

/** Lists the actions that a unit (a block, list item or tag) allows as a whole. */
export function unitActions(units: Unit[], unit: Unit, components: Map<string, Component>): BlockAction[] {
  const ways = (['up', 'down'] as const).filter((way) => pairToSwap(units, unit, way, components))
  return ['remove', ...ways, 'add']
}

/** Lists the actions that a text block allows, apart from typing in it. */
export function textBlockActions(
  units: Unit[],
  block: TextBlock,
  blocks: TextBlock[],
  components: Map<string, Component>,
): BlockAction[] {
  const unit = unitOfBlock(units, block)
  if (!unit) return []
  const {where} = block
  const previousPath = [...unit.parent, unit.index - 1, ...block.path.slice(unit.parent.length + 1)].join()
  const joins =
    (where === 'paragraph' || where === 'item') &&
    blocks.some((each) => each.where === where && each.path.join() === previousPath)
  return [
    ...(where === 'paragraph' || where === 'item' || where === 'heading' ? ['split' as const] : []),
    ...(joins ? ['join' as const] : []),
    ...unitActions(units, unit, components),
  ]
}

/** Returns what to move when a text block is moved: the block, or the list item that starts with it. */
export function unitOfBlock(units: Unit[], block: TextBlock): Unit | undefined {
  const unit = unitAround(units, block.path)
  if (!unit) return undefined
  const own = [...unit.parent, unit.index, ...(unit.kind === 'item' ? [0] : [])]
  return own.join() === block.path.join() ? unit : undefined
}
