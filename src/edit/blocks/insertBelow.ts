import {isPercentage} from '../../check/index.ts'
import {
  lineBreakOf,
  type Page,
  type Prop,
  recordFileByKind,
  recordOf,
  type SiteFiles,
  tagsOf,
} from '../../site/index.ts'
import type {Draft} from '../draft.ts'
import {withChildren, withoutItems} from '../page/tree.ts'
import type {Insertion, NewBlock} from '../protocol.ts'
import {type Rejection, reject} from '../rejection.ts'
import {blockLines, indentBlocks} from './blockLines.ts'
import {type BlockNode, siblingsOf} from './blockNodes.ts'
import {checkTree} from './checkTree.ts'
import {exampleLines} from './exampleLines.ts'
import {insertBlocks} from './insertBlocks.ts'

/** Adds text or a component below a block of a page; text below a list item is added as further items. */
export function insertBelow(
  page: Page,
  blockNodes: BlockNode[],
  blockNode: BlockNode,
  insertion: Insertion,
  site: SiteFiles,
): Draft | Rejection {
  const parts = insertionLines(insertion, blockNode, page, site)
  if (!parts) return reject('That can’t be added here.')
  if (!('component' in insertion))
    return insertBlocks(page, blockNode, insertionBlocks(insertion), site.components)
  const end = lineBreakOf(page.text)
  const indent = /^\s*/.exec(page.text.slice(blockNode.lines.start, blockNode.lines.end))?.[0] ?? ''
  const gap = isTight(page, blockNodes, blockNode) ? end : end + end
  const added = indentBlocks(parts, indent, gap, end)
  const start = blockNode.lines.end + gap.length + indent.length
  const text = page.text.slice(0, blockNode.lines.end) + gap + added + page.text.slice(blockNode.lines.end)
  const draft = {text, start, end: start + added.trimStart().length}
  return checkTree(page, draft, site.components, (one, other) => [
    one,
    withChildren(other, blockNode.parent, (children) =>
      withoutItems(children, blockNode.index + 1, blockNode.kind === 'tag' ? 2 : 1),
    ),
  ])
}

function insertionBlocks(insertion: Exclude<Insertion, {component: string}>): NewBlock[] {
  if ('blocks' in insertion) return insertion.blocks
  return 'line' in insertion || 'item' in insertion ? [] : [insertion]
}

/**
 * Returns the Markdown lines of each block to insert; `undefined` if they can’t be inserted below
 * `blockNode`.
 */
export function insertionLines(
  insertion: Insertion,
  blockNode: BlockNode,
  page: Page,
  site: SiteFiles,
): string[][] | undefined {
  if ('component' in insertion) {
    const component = site.components.get(insertion.component)
    if (!component || blockNode.kind === 'item') return undefined
    const preferred = (prop: Prop) => insertion.attributes?.[prop.name] ?? defaultRecordId(prop, page, site)
    return [exampleLines(component, site.components, preferred)]
  }
  if ('line' in insertion || 'item' in insertion || blockNode.kind === 'tag') return undefined
  if (blockNode.kind === 'item' && !('paragraph' in insertion) && !('blocks' in insertion)) return undefined
  return blockLines(insertionBlocks(insertion), blockNode, page)
}

/**
 * Returns the id of the record that a new component shows: the first that the page does not show, if there is
 * one.
 */
function defaultRecordId(prop: Prop, page: Page, site: SiteFiles): string | undefined {
  return unshownRecordIds(prop, page, site)[0] ?? recordIds(prop, site)[0]
}

/**
 * Returns the ids of the records that a component can show in this prop, and that the page does not show yet.
 */
export function unshownRecordIds(prop: Prop, page: Page, site: SiteFiles): string[] {
  const shown = tagsOf(page).map((tag) => recordOf(tag)?.id)
  return recordIds(prop, site).filter((id) => !shown.includes(id))
}

function recordIds({name, takesPercentage}: Prop, site: SiteFiles): string[] {
  const records = site.content.get(recordFileByKind.get(name) ?? '')?.records ?? []
  return records.filter(({value}) => !takesPercentage || isPercentage(value.value)).map(({id}) => String(id))
}

/**
 * Whether a block or tag is written without blank lines before and after it, like the tags in a row of cards.
 */
function isTight(page: Page, blockNodes: BlockNode[], blockNode: BlockNode): boolean {
  if (blockNode.kind === 'tag') return true
  const siblings = siblingsOf(blockNodes, blockNode)
  const position = siblings.indexOf(blockNode)
  const [previous, next] = [siblings[position - 1], siblings[position + 1]]
  const between = (one: BlockNode, other: BlockNode) =>
    page.text.slice(one.lines.end, other.lines.start).trim() === '' &&
    !/\n\s*\n|\r\n\s*\r\n/.test(page.text.slice(one.lines.end, other.lines.start))
  if (next) return between(blockNode, next)
  return previous ? between(previous, blockNode) : /^[^\S\r\n]+</.test(page.text.slice(blockNode.lines.start))
}
