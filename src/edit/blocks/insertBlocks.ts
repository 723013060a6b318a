import type {Root} from 'mdast'
import {type Component, lineBreakOf, type Page, parsePageCached} from '../../site/index.ts'
import type {Draft} from '../draft.ts'
import {textsOfBlock} from '../inline/contents.ts'
import {normaliseInlines} from '../inline/normaliseInlines.ts'
import type {Token} from '../inline/tokens.ts'
import {type TextBlock, textBlockAt, textBlocksOf} from '../page/textBlocks.ts'
import {nodeAt, withChildren, withoutItems} from '../page/tree.ts'
import {type EscapeLevels, newTextEscapeLevels, showsInlines, writeText} from '../page/writeInlines.ts'
import type {Inline, NewBlock} from '../protocol.ts'
import {type Rejection, reject} from '../rejection.ts'
import {blockLines, indentBlocks} from './blockLines.ts'
import type {BlockNode} from './blockNodes.ts'
import {checkTree, renumberList} from './checkTree.ts'

/**
 * A block that is split at the cursor, and the text that stays in it; if none stays, the new blocks replace
 * it.
 */
interface SplitBlock {
  block: TextBlock
  before: Inline[]
}

/**
 * Adds blocks below a block or list item, escaped so that Markdown shows the typed text; returns the last’s
 * range.
 */
export function insertBlocks(
  page: Page,
  blockNode: BlockNode,
  blocks: NewBlock[],
  components: Map<string, Component>,
  own?: SplitBlock,
): Draft | Rejection {
  const old = own ? own.block.tokens : []
  if (!old || (own && !['paragraph', 'item', 'heading'].includes(own.block.blockKind)))
    return reject('Only a paragraph, a heading or a list item can be split.')
  if (blocks.length === 0 || blocks.flatMap(textsOfBlock).some((line) => normaliseInlines(line).length === 0))
    return reject('Type some words first.')
  const kept = !own || normaliseInlines(own.before).length > 0 ? 1 : 0
  const index = blockNode.index + kept
  const indent = page.text.slice(blockNode.lines.start, blockNode.start)
  const tail = page.text.slice(own ? endOf(own.block) : blockNode.lines.end)
  for (const escapeLevels of newTextEscapeLevels) {
    const head =
      kept === 0
        ? page.text.slice(0, blockNode.lines.start)
        : headOf(page, blockNode, escapeLevels, own) + gapOf(page, blockNode)
    const parts = blockLines(blocks, blockNode, page, escapeLevels, old)
    const whole = head + indentBlocks(parts, indent, gapOf(page, blockNode), lineBreakOf(page.text)) + tail
    const text = blockNode.kind === 'item' ? renumberList(page, whole, blockNode, components) : whole
    const draft = checkTree(page, {text, start: head.length, end: text.length}, components, (one, other) => [
      withChildren(one, blockNode.parent, (children) => withoutItems(children, blockNode.index, 1)),
      withChildren(other, blockNode.parent, (children) =>
        withoutItems(children, blockNode.index, parts.length + kept),
      ),
    ])
    if (draft.rejected) continue
    const {tree} = parsePageCached(page.file, draft.text, components)
    const first = own && kept ? textBlockAt(tree, own.block.path, draft.text) : undefined
    if (own && kept && !(first?.blockKind === own.block.blockKind && showsInlines(first, own.before, old)))
      continue
    const last = lastMatchingBlock(tree, draft.text, {...blockNode, index}, blocks, old)
    if (last) return {...draft, start: last.start, end: last.end}
  }
  return reject('This can’t be saved here like this. Type it in another way.')
}

function endOf({blockKind, end, inner}: TextBlock): number {
  return blockKind === 'heading' ? end : inner.end
}

function headOf(
  {text}: Page,
  blockNode: BlockNode,
  escapeLevels: EscapeLevels,
  own: SplitBlock | undefined,
): string {
  if (!own) return text.slice(0, blockNode.lines.end)
  const {inner, newLine, tokens} = own.block
  const words = writeText(own.before, {newLine, ...escapeLevels}, tokens)
  return text.slice(0, inner.start) + words + text.slice(inner.end, endOf(own.block))
}

/**
 * Returns the line breaks between a block or list item and the next: a blank line, except in a tight list.
 */
function gapOf(page: Page, blockNode: BlockNode): string {
  const end = lineBreakOf(page.text)
  const list = nodeAt(page.tree, blockNode.parent)
  return blockNode.kind === 'item' && list?.type === 'list' && !list.spread ? end : end + end
}

/** Returns the last added block; `undefined` unless the new page’s tree shows every added block as typed. */
function lastMatchingBlock(
  tree: Root,
  text: string,
  {parent, index, kind}: BlockNode,
  blocks: NewBlock[],
  old: Token[],
): TextBlock | undefined {
  const lines = blocks.flatMap(textsOfBlock)
  const types = kind === 'item' ? lines.map(() => 'listItem') : blocks.map((block) => Object.keys(block)[0])
  if (types.some((type, each) => nodeAt(tree, [...parent, index + each])?.type !== type)) return undefined
  const isIn = (path: number[]) =>
    parent.every((each, depth) => path[depth] === each) && (path[parent.length] ?? 0) >= index
  const shown = textBlocksOf(tree, text).filter(({path, blockKind}) => blockKind !== 'label' && isIn(path))
  const isShown = lines.every((line, each) => shown[each] && showsInlines(shown[each], line, old))
  return isShown ? shown[lines.length - 1] : undefined
}
