import type {Component} from '../../site/index.ts'
import type {WordBlock} from '../page/wordBlocks.ts'
import type {Verb} from '../protocol.ts'
import {pairToSwap} from './move.ts'
import {type Unit, unitAround} from './units.ts'

/** What can be done to a unit as a whole. */
export function verbsOf(units: Unit[], unit: Unit, components: Map<string, Component>): Verb[] {
  const ways = (['up', 'down'] as const).filter((way) => pairToSwap(units, unit, way, components))
  return ['remove', ...ways, 'add']
}

/** What can be done to a block of words besides typing in it. */
export function verbsOfWords(
  units: Unit[],
  block: WordBlock,
  blocks: WordBlock[],
  components: Map<string, Component>,
): Verb[] {
  const unit = unitOfBlock(units, block)
  if (!unit) return []
  const {where} = block
  const way = [...unit.parent, unit.index - 1, ...block.path.slice(unit.parent.length + 1)].join()
  const joins =
    (where === 'paragraph' || where === 'item') &&
    blocks.some((each) => each.where === where && each.path.join() === way)
  return [
    ...(where === 'paragraph' || where === 'item' || where === 'heading' ? ['split' as const] : []),
    ...(joins ? ['join' as const] : []),
    ...verbsOf(units, unit, components),
  ]
}

/** The unit that a block of words is moved and deleted with: only when the block is all of it, or the first words of its line of a list. */
export function unitOfBlock(units: Unit[], block: WordBlock): Unit | undefined {
  const unit = unitAround(units, block.path)
  if (!unit) return undefined
  const own = [...unit.parent, unit.index, ...(unit.kind === 'item' ? [0] : [])]
  return own.join() === block.path.join() ? unit : undefined
}
