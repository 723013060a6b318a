import type {Page, SiteFiles} from '../../site/index.ts'
import {titleOf} from '../add/offers.ts'
import type {Draft, FileDraft} from '../draft.ts'
import {pageToEdit} from '../page/draftInPage.ts'
import {type WordBlock, wordBlocksOf} from '../page/wordBlocks.ts'
import type {Change, Span} from '../protocol.ts'
import {lost, type Refused, refuse} from '../refused.ts'
import {seek} from '../span.ts'
import {addBelow} from './add.ts'
import {joinBlock} from './join.ts'
import {moveUnit} from './move.ts'
import {putBlocks} from './putBlocks.ts'
import {removeUnit} from './remove.ts'
import {type Unit, unitsOf} from './units.ts'
import {unitOfBlock} from './verbs.ts'

export type BlockChange = Extract<Change, {do: 'split' | 'join' | 'remove' | 'move' | 'add'}>

/** Applies a change of blocks to a page. */
export function draftOfBlocks(site: SiteFiles, change: BlockChange): FileDraft | Refused {
  const found = findUnit(site, change.do === 'add' ? change.below : change.span)
  if ('refused' in found) return found
  const {page, unit} = found
  const draft = make(site, found, change)
  if (draft.refused) return draft
  return {...draft, file: page.file, before: page.text, what: `${did[change.do]} ${titleOf(unit.name, site)}`}
}

/** The unit that a span refers to, and its text block if the span refers to text. */
interface Found {
  page: Page
  units: Unit[]
  unit: Unit
  block: WordBlock | undefined
}

/** Finds the unit that a span refers to; refuses if it is gone or shares a line with something else. */
export function findUnit(site: SiteFiles, span: Span): Found | Refused {
  const page = pageToEdit(site, span.file)
  if ('refused' in page) return page
  const units = unitsOf(page.tree, page.text)
  const blocks = wordBlocksOf(page.tree, page.text)
  const sought = seek<Unit | WordBlock>(span, page.text, [...blocks, ...units])
  if (sought.how !== 'found') return lost(sought, page.text)
  const found = sought.stretch
  const unit = 'where' in found ? unitOfBlock(units, found) : found
  if (!unit) return refuse('place', 'It shares its line with something else. Change it in the file.')
  return {page, units, unit, block: 'where' in found ? found : undefined}
}

const did = {split: 'split in two:', join: 'joined:', remove: 'removed:', move: 'moved:', add: 'added below:'}

function make(site: SiteFiles, {page, units, unit, block}: Found, change: BlockChange): Draft | Refused {
  const {components} = site
  if (change.do === 'remove') return removeUnit(page, units, unit, components)
  if (change.do === 'move') return moveUnit(page, units, unit, change.way, components)
  if (change.do === 'add') return addBelow(page, units, unit, change.piece, site)
  if (!block) return refuse('place', 'Only text can be split or joined.')
  if (change.do === 'split') return putBlocks(page, unit, change.below, components, {block, before: change.before})
  return joinBlock(page, block, unit, components)
}
