import type {Root} from 'mdast'
import {type Component, lineBreakOf, type Page, parsePageCached} from '../../site/index.ts'
import type {Draft} from '../draft.ts'
import {textsOfBlock} from '../inline/contents.ts'
import {tidy} from '../inline/tidy.ts'
import type {Token} from '../inline/tokens.ts'
import {type TextBlock, textBlockAt, textBlocksOf} from '../page/textBlocks.ts'
import {nodeAt, withChildren, withoutItems} from '../page/tree.ts'
import {type EscapeLevels, newTextEscapeLevels, showsInlines, writeText} from '../page/writeInlines.ts'
import type {Block, Inline} from '../protocol.ts'
import {type Refusal, refuse} from '../refusal.ts'
import {blockLines, indentBlocks} from './blockLines.ts'
import {checkTree, renumberList} from './checkTree.ts'
import type {Unit} from './units.ts'

/** A block that is split at the cursor, and the text that stays in it; if none stays, the new blocks replace it. */
interface SplitBlock {
  block: TextBlock
  before: Inline[]
}

/** Adds blocks below a block or list item, escaped so that Markdown shows the typed text; returns the last’s range. */
export function insertBlocks(
  page: Page,
  unit: Unit,
  blocks: Block[],
  components: Map<string, Component>,
  own?: SplitBlock,
): Draft | Refusal {
  const old = own ? own.block.tokens : []
  if (!old || (own && !['paragraph', 'item', 'heading'].includes(own.block.where)))
    return refuse('Only a paragraph, a heading or a list item can be split.')
  if (blocks.length === 0 || blocks.flatMap(textsOfBlock).some((line) => tidy(line).length === 0))
    return refuse('Type some words first.')
  const kept = !own || tidy(own.before).length > 0 ? 1 : 0
  const index = unit.index + kept
  const indent = page.text.slice(unit.lines.start, unit.start)
  const tail = page.text.slice(own ? endOf(own.block) : unit.lines.end)
  for (const care of newTextEscapeLevels) {
    const head = kept === 0 ? page.text.slice(0, unit.lines.start) : headOf(page, unit, care, own) + gapOf(page, unit)
    const parts = blockLines(blocks, unit, page, care, old)
    const whole = head + indentBlocks(parts, indent, gapOf(page, unit), lineBreakOf(page.text)) + tail
    const text = unit.kind === 'item' ? renumberList(page, whole, unit, components) : whole
    const draft = checkTree(page, {text, start: head.length, end: text.length}, components, (one, other) => [
      withChildren(one, unit.parent, (children) => withoutItems(children, unit.index, 1)),
      withChildren(other, unit.parent, (children) => withoutItems(children, unit.index, parts.length + kept)),
    ])
    if (draft.refused) continue
    const {tree} = parsePageCached(page.file, draft.text, components)
    const first = own && kept ? textBlockAt(tree, own.block.path, draft.text) : undefined
    if (own && kept && !(first?.where === own.block.where && showsInlines(first, own.before, old))) continue
    const last = lastMatchingBlock(tree, draft.text, {...unit, index}, blocks, old)
    if (last) return {...draft, start: last.start, end: last.end}
  }
  return refuse('This can’t be saved here like this. Type it in another way.')
}

function endOf({where, end, inner}: TextBlock): number {
  return where === 'heading' ? end : inner.end
}

function headOf({text}: Page, unit: Unit, care: EscapeLevels, own: SplitBlock | undefined): string {
  if (!own) return text.slice(0, unit.lines.end)
  const {inner, newLine, tokens} = own.block
  const words = writeText(own.before, {newLine, ...care}, tokens)
  return text.slice(0, inner.start) + words + text.slice(inner.end, endOf(own.block))
}

/** Returns the line breaks between a block or list item and the next: a blank line, except in a tight list. */
function gapOf(page: Page, unit: Unit): string {
  const end = lineBreakOf(page.text)
  const list = nodeAt(page.tree, unit.parent)
  return unit.kind === 'item' && list?.type === 'list' && !list.spread ? end : end + end
}

/** Returns the last added block; `undefined` unless the new page’s tree shows every added block as typed. */
function lastMatchingBlock(
  tree: Root,
  text: string,
  {parent, index, kind}: Unit,
  blocks: Block[],
  old: Token[],
): TextBlock | undefined {
  const lines = blocks.flatMap(textsOfBlock)
  const types = kind === 'item' ? lines.map(() => 'listItem') : blocks.map((block) => Object.keys(block)[0])
  if (types.some((type, each) => nodeAt(tree, [...parent, index + each])?.type !== type)) return undefined
  const isIn = (path: number[]) =>
    parent.every((each, depth) => path[depth] === each) && (path[parent.length] ?? 0) >= index
  const shown = textBlocksOf(tree, text).filter(({path, where}) => where !== 'label' && isIn(path))
  const isShown = lines.every((line, each) => shown[each] && showsInlines(shown[each], line, old))
  return isShown ? shown[lines.length - 1] : undefined
}
