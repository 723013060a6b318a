import type {Page, SiteFiles} from '../../site/index.ts'
import type {Draft, FileDraft} from '../draft.ts'
import {componentTitle} from '../page/addable.ts'
import {pageToEdit} from '../page/draftInPage.ts'
import {type TextBlock, textBlocksOf} from '../page/textBlocks.ts'
import type {Change, Span} from '../protocol.ts'
import {type Rejection, reject, rejectOutdated} from '../rejection.ts'
import {findSpan} from '../span.ts'
import {blockNodeOfText} from './actions.ts'
import {type BlockNode, blockNodesOf} from './blockNodes.ts'
import {insertBelow} from './insertBelow.ts'
import {insertBlocks} from './insertBlocks.ts'
import {joinBlock} from './join.ts'
import {moveBlockNode} from './move.ts'
import {removeBlockNode} from './remove.ts'

export type BlockChange = Extract<Change, {type: 'split' | 'join' | 'remove' | 'move' | 'add'}>

/** Returns a page’s text with a block added, split, joined, moved or removed, or a rejection. */
export function draftBlockChange(site: SiteFiles, change: BlockChange): FileDraft | Rejection {
  const found = findBlockNode(site, change.type === 'add' ? change.below : change.span)
  if ('rejected' in found) return found
  const {page, blockNode} = found
  const draft = makeDraft(site, found, change)
  if (draft.rejected) return draft
  return {
    ...draft,
    file: page.file,
    before: page.text,
    description: isPaste(change)
      ? 'pasted text'
      : `${actionNames[change.type]} ${componentTitle(blockNode.name, site).toLowerCase()}`,
  }
}

/** The block, list item or tag that a span (a source range) refers to; if it is text, also its text block. */
interface FoundBlockNode {
  page: Page
  blockNodes: BlockNode[]
  blockNode: BlockNode
  block: TextBlock | undefined
}

/**
 * Finds the block, list item or tag at a span (a source range); rejects if it is gone or shares a line with
 * others.
 */
export function findBlockNode(site: SiteFiles, span: Span): FoundBlockNode | Rejection {
  const page = pageToEdit(site, span.file)
  if ('rejected' in page) return page
  const blockNodes = blockNodesOf(page.tree, page.text)
  const blocks = textBlocksOf(page.tree, page.text)
  const result = findSpan<BlockNode | TextBlock>(span, page.text, [...blocks, ...blockNodes])
  if (result.status !== 'found') return rejectOutdated(result, page.text)
  const found = result.range
  const blockNode = 'blockKind' in found ? blockNodeOfText(blockNodes, found) : found
  if (!blockNode) return reject('It shares its line with something else. Ask your developer to change it.')
  return {page, blockNodes, blockNode, block: 'blockKind' in found ? found : undefined}
}

/** Only a paste adds several blocks at once. */
function isPaste(change: BlockChange): boolean {
  return (
    (change.type === 'split' && change.pasted === true) ||
    (change.type === 'add' && 'blocks' in change.insertion)
  )
}

const actionNames = {
  split: 'split in two:',
  join: 'joined:',
  remove: 'removed:',
  move: 'moved:',
  add: 'added below:',
}

function makeDraft(
  site: SiteFiles,
  {page, blockNodes, blockNode, block}: FoundBlockNode,
  change: BlockChange,
): Draft | Rejection {
  const {components} = site
  if (change.type === 'remove') return removeBlockNode(page, blockNodes, blockNode, components)
  if (change.type === 'move') return moveBlockNode(page, blockNodes, blockNode, change.direction, components)
  if (change.type === 'add') return insertBelow(page, blockNodes, blockNode, change.insertion, site)
  if (!block) return reject('Only text can be split or joined.')
  if (change.type === 'split')
    return insertBlocks(page, blockNode, change.below, components, {block, before: change.before})
  return joinBlock(page, block, blockNode, components)
}
