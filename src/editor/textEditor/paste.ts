import type {MarkType, Node as WordNode} from 'prosemirror-model'
import {marksOf, plainInlines, plainTextOf, textsOfBlock, withMarks} from '../../edit/inline/contents.ts'
import type {Inline, NewBlock} from '../../edit/protocol.ts'
import {type Loss, lossSentence, type Pasted, type PastedBlock, type PastedItem} from './pastedBlock.ts'
import {isPreformatted, readHtml} from './pastedHtml.ts'
import {readMarkdown} from './pastedMarkdown.ts'

/** Where the clipboard is pasted. */
interface PasteTarget {
  /** The formatting that is allowed. */
  marks: MarkType[]
  /** The atoms, such as code, that may be pasted: those that were cut from the same text. */
  atoms: WordNode[]
  /** Whether the text is a list item, so that each block and each line becomes an item. */
  inList: boolean
}

/** Converts the clipboard to blocks, with a sentence that names what could not be pasted, if anything. */
export function readClipboard(
  data: DataTransfer,
  target: PasteTarget,
): {blocks: NewBlock[]; lossMessage: string} {
  const {blocks, losses} = readData(data, target)
  const levels = [...new Set(blocks.flatMap((block) => ('level' in block ? block.level : [])))].sort()
  const converted = mergeLists(blocks).flatMap((block): NewBlock[] => {
    if ('paragraph' in block) return paragraphs(block.paragraph, target)
    if ('items' in block) return listOf(block.items, target, losses)
    if ('table' in block) return tableOf(block.table, target, losses)
    return [{heading: fit(block.heading, target), depth: depths[levels.indexOf(block.level)] ?? 4}]
  })
  const withText = converted.filter((block) => textsOfBlock(block).some((text) => plainTextOf(text).trim()))
  return {blocks: withText, lossMessage: lossSentence(losses)}
}

/** Returns the address if the clipboard is nothing but one. */
export function clipboardAddress(data: DataTransfer): string | undefined {
  const text = data.getData('text/plain').trim()
  return /^(https?:\/\/|mailto:)\S+$/.test(text) ? text.replace(location.origin, '') : undefined
}

function readData(data: DataTransfer, {atoms, inList}: PasteTarget): Pasted {
  const [html, text] = [data.getData('text/html'), data.getData('text/plain')]
  return html && !(text && isPreformatted(html)) ? readHtml(html, atoms) : readMarkdown(text, inList)
}

/** The heading levels of pasted headings; level 1 is the page’s title. */
const depths = [2, 3, 4] as const

/** Merges adjacent lists, because Word writes each item as a list of its own. */
function mergeLists(blocks: PastedBlock[]): PastedBlock[] {
  const result: PastedBlock[] = []
  for (const block of blocks) {
    const last = result.at(-1)
    const [first, above] = ['items' in block && block.items[0], last && 'items' in last && last.items]
    const continues = first && above && (first.depth > 0 || first.ordered === above[0]?.ordered)
    if (continues && 'items' in block) above.push(...block.items)
    else result.push('items' in block ? {items: [...block.items]} : block)
  }
  return result
}

/** Returns the lines of a text, with only the allowed formatting. */
function linesOf(inlines: Inline[], {marks}: PasteTarget): Inline[][] {
  const lines: Inline[][] = [[]]
  for (const inline of inlines) {
    const allowed = marksOf(inline).filter(({type}) => marks.some(({name}) => name === type))
    if (inline.type !== 'text') lines.at(-1)?.push(withMarks(inline, allowed))
    for (const [index, text] of (inline.type === 'text' ? inline.text : '').split('\n').entries()) {
      if (index > 0) lines.push([])
      lines.at(-1)?.push(...plainInlines(text.replace(/\s+/g, ' ')).map((each) => withMarks(each, allowed)))
    }
  }
  return lines
}

function joinLines(lines: Inline[][]): Inline[] {
  return lines.flatMap((line, index) => [...plainInlines(index > 0 ? ' ' : ''), ...line])
}

/** Returns a text on one line, with only the allowed formatting. */
function fit(inlines: Inline[], target: PasteTarget): Inline[] {
  return joinLines(linesOf(inlines, target))
}

/** Splits a text at empty lines, and in a list at each line. */
function paragraphs(inlines: Inline[], target: PasteTarget): NewBlock[] {
  const parts: Inline[][][] = [[]]
  for (const line of linesOf(inlines, target))
    if (plainTextOf(line).trim()) parts.at(-1)?.push(line)
    else parts.push([])
  return parts
    .flatMap((lines) =>
      target.inList && !isWrapped(lines.map((line) => plainTextOf(line)))
        ? lines.map((line) => [line])
        : [lines],
    )
    .map((lines) => ({paragraph: joinLines(lines)}))
}

/**
 * Whether lines are one text that a PDF or an email broke at its margin: a long line goes on in lower case.
 */
function isWrapped(lines: string[]): boolean {
  return lines.some(
    (line, index) =>
      line.length > 40 && !/[.!?:;]\s*$/.test(line) && /^\s*\p{Ll}/u.test(lines[index + 1] ?? ''),
  )
}

function listOf(items: PastedItem[], target: PasteTarget, losses: Loss[]): NewBlock[] {
  const filled = items.flatMap(({item, ...nesting}) => {
    const text = fit(item, target)
    return plainTextOf(text).trim() ? [{text, nesting}] : []
  })
  const [list, ordered] = [filled.map(({text}) => text), filled[0]?.nesting.ordered ?? false]
  if (filled.every(({nesting: {depth}}) => depth === 0)) return [{list, ordered}]
  if (!target.inList) return [{list, ordered, nesting: withoutGaps(filled.map(({nesting}) => nesting))}]
  losses.push('nested list')
  return [{list, ordered}]
}

/** Makes each item at most one level deeper than the item above it. */
function withoutGaps<Item extends {depth: number}>(nesting: Item[]): Item[] {
  let above = -1
  return nesting.map((item) => {
    above = Math.min(item.depth, above + 1)
    return {...item, depth: above}
  })
}

function tableOf(rows: Inline[][][], target: PasteTarget, losses: Loss[]): NewBlock[] {
  const table = rows.map((row) => row.map((cell) => fit(cell, target)))
  if (!target.inList) return [{table}]
  losses.push('table')
  return table.map((row) => ({paragraph: row.flatMap((cell) => [...cell, ...plainInlines(' ')])}))
}
