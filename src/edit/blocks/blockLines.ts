import type {Page} from '../../site/index.ts'
import {textsOfBlock} from '../inline/contents.ts'
import type {Token} from '../inline/tokens.ts'
import {type EscapeLevels, newTextEscapeLevels, writeText} from '../page/writeInlines.ts'
import type {Inline, NewBlock} from '../protocol.ts'
import type {BlockNode} from './blockNodes.ts'

/** Returns the Markdown of a text after `start`, a list marker for example, as lines. */
type WriteLines = (inlines: Inline[], start?: string) => string[]

/**
 * Returns the Markdown lines of each block, without indentation; below a list item, each text becomes an
 * item.
 */
export function blockLines(
  blocks: NewBlock[],
  blockNode: BlockNode,
  page: Page,
  escapeLevels = newTextEscapeLevels[0] as EscapeLevels,
  old: Token[] = [],
): string[][] {
  const own = /^(?:[-*+]|\d+[.)])\s+(?:\[[ xX]\]\s+)?/.exec(page.text.slice(blockNode.start, blockNode.end))
  const lines: WriteLines = (inlines, start = '') =>
    (start + writeText(inlines, {newLine: `\n${' '.repeat(start.length)}`, ...escapeLevels}, old)).split('\n')
  return blocks.flatMap((block): string[][] => {
    if (blockNode.kind === 'item') return textsOfBlock(block).map((line) => lines(line, own?.[0]))
    if ('list' in block) return [linesOfList(block, lines)]
    if ('table' in block) return [linesOfTable(block.table, escapeLevels, old)]
    if ('heading' in block)
      return [[`${'#'.repeat(block.depth)} ${writeText(block.heading, escapeLevels, old)}`]]
    return [lines(block.paragraph)]
  })
}

function linesOfList(
  {list, ordered, nesting}: Extract<NewBlock, {list: unknown}>,
  lines: WriteLines,
): string[] {
  /**
   * The lists around and with the item, from the outermost: how many items they have, and their last marker.
   */
  const open: {count: number; marker: string}[] = []
  return list.flatMap((item, index) => {
    const {depth, ordered: isNumbered} = nesting?.[index] ?? {depth: 0, ordered}
    const around = open.slice(0, depth)
    const count = (open[depth]?.count ?? 0) + 1
    const marker = isNumbered ? `${count}. ` : '- '
    open.splice(depth, Number.POSITIVE_INFINITY, {count, marker})
    const indent = ' '.repeat(around.reduce((width, list) => width + list.marker.length, 0))
    return lines(item, marker).map((line) => indent + line)
  })
}

function linesOfTable(rows: Inline[][][], escapeLevels: EscapeLevels, old: Token[]): string[] {
  const lines = rows.map((row) =>
    tableRow(row.map((cell) => writeText(cell, {inCell: true, ...escapeLevels}, old))),
  )
  return lines.toSpliced(1, 0, tableRow((rows[0] ?? []).map(() => '---')))
}

function tableRow(cells: string[]): string {
  return `|${cells.map((cell) => (cell ? ` ${cell} |` : ' |')).join('')}`
}

/** Indents the lines of each block and joins the blocks with `gap`. */
export function indentBlocks(parts: string[][], indent: string, gap: string, end: string): string {
  return parts.map((lines) => lines.map((line) => (line ? indent + line : '')).join(end)).join(gap)
}
