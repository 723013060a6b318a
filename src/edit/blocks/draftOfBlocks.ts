import type {Page, SiteFiles} from '../../site/index.ts'
import type {Draft, FileDraft} from '../draft.ts'
import {componentTitle} from '../page/addable.ts'
import {pageToEdit} from '../page/draftInPage.ts'
import {type TextBlock, textBlocksOf} from '../page/textBlocks.ts'
import type {Change, Span} from '../protocol.ts'
import {type Refusal, refuse, refuseOutdated} from '../refusal.ts'
import {findSpan} from '../span.ts'
import {unitOfBlock} from './actions.ts'
import {insertBelow} from './insertBelow.ts'
import {insertBlocks} from './insertBlocks.ts'
import {joinBlock} from './join.ts'
import {moveUnit} from './move.ts'
import {removeUnit} from './remove.ts'
import {type Unit, unitsOf} from './units.ts'

export type BlockChange = Extract<Change, {do: 'split' | 'join' | 'remove' | 'move' | 'add'}>

/** Returns a page’s text with a block added, split, joined, moved or removed, or a refusal. */
export function draftOfBlocks(site: SiteFiles, change: BlockChange): FileDraft | Refusal {
  const found = findUnit(site, change.do === 'add' ? change.below : change.span)
  if ('refused' in found) return found
  const {page, unit} = found
  const draft = makeDraft(site, found, change)
  if (draft.refused) return draft
  return {
    ...draft,
    file: page.file,
    before: page.text,
    what: isPaste(change)
      ? 'pasted text'
      : `${actionNames[change.do]} ${componentTitle(unit.name, site).toLowerCase()}`,
  }
}

/** The block, list item or tag (`unit`) that a span (a source range) refers to; if it is text, also its text block. */
interface FoundUnit {
  page: Page
  units: Unit[]
  unit: Unit
  block: TextBlock | undefined
}

/** Finds the block, list item or tag at a span (a source range); refuses if it is gone or shares a line with others. */
export function findUnit(site: SiteFiles, span: Span): FoundUnit | Refusal {
  const page = pageToEdit(site, span.file)
  if ('refused' in page) return page
  const units = unitsOf(page.tree, page.text)
  const blocks = textBlocksOf(page.tree, page.text)
  const sought = findSpan<Unit | TextBlock>(span, page.text, [...blocks, ...units])
  if (sought.how !== 'found') return refuseOutdated(sought, page.text)
  const found = sought.range
  const unit = 'where' in found ? unitOfBlock(units, found) : found
  if (!unit) return refuse('It shares its line with something else. Ask your developer to change it.')
  return {page, units, unit, block: 'where' in found ? found : undefined}
}

/** Only a paste adds several blocks at once. */
function isPaste(change: BlockChange): boolean {
  return (change.do === 'split' && change.pasted === true) || (change.do === 'add' && 'blocks' in change.piece)
}

const actionNames = {split: 'split in two:', join: 'joined:', remove: 'removed:', move: 'moved:', add: 'added below:'}

function makeDraft(site: SiteFiles, {page, units, unit, block}: FoundUnit, change: BlockChange): Draft | Refusal {
  const {components} = site
  if (change.do === 'remove') return removeUnit(page, units, unit, components)
  if (change.do === 'move') return moveUnit(page, units, unit, change.way, components)
  if (change.do === 'add') return insertBelow(page, units, unit, change.piece, site)
  if (!block) return refuse('Only text can be split or joined.')
  if (change.do === 'split') return insertBlocks(page, unit, change.below, components, {block, before: change.before})
  return joinBlock(page, block, unit, components)
}
