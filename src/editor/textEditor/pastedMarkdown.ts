import type {List, ListItem, Nodes, PhrasingContent, RootContent} from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import {type Processor, unified} from 'unified'
import {visit} from 'unist-util-visit'
import {markOf, plainInlines, withMark} from '../../edit/inline/contents.ts'
import type {Inline} from '../../edit/protocol.ts'
import {type Loss, type Pasted, type PastedBlock, type PastedItem, safeAddress} from './pastedBlock.ts'

interface Reading {
  source: string
  /** Whether the text is pasted into a list. */
  inList: boolean
  /** The addresses of links like `[words][1]`. */
  addresses: Map<string, string>
  losses: Loss[]
}

/**
 * Reads plain text, in which Markdown becomes what it means: chat programs write it. What is Markdown only by
 * chance stays as it was typed: `2*3*4`, a single line that starts with a hyphen or `5.`.
 */
export function readMarkdown(text: string, inList: boolean): Pasted {
  const source = text.replace(/\r\n?/g, '\n')
  // The bullets of other programs; each is as long as a hyphen, so that positions in the text stay the same.
  const tree = parser.parse(source.replace(/^([^\S\n]*)[•‣◦▪●○·–—](?=[^\S\n])/gm, '$1-'))
  const addresses = new Map<string, string>()
  visit(tree, 'linkReference', ({identifier}) => void addresses.set(identifier, ''))
  visit(
    tree,
    'definition',
    ({identifier, url}) => void (addresses.has(identifier) && addresses.set(identifier, url)),
  )
  const losses: Loss[] = []
  const blocks = blocksOf(tree.children, {source, inList, addresses, losses})
  const [first, last] = [blocks[0], blocks.at(-1)]
  if (first && 'paragraph' in first && /^[^\S\n]/.test(source)) first.paragraph.unshift(...plainInlines(' '))
  if (last && 'paragraph' in last && /[^\S\n]$/.test(source)) last.paragraph.push(...plainInlines(' '))
  return {blocks, losses}
}

const parser = unified().use(remarkParse).use(remarkGfm, {singleTilde: false}).use(withoutUnlikelySyntax)

/** Turns off the Markdown that people and chat programs type by accident more often than on purpose. */
function withoutUnlikelySyntax(this: Processor) {
  const data = this.data()
  data.micromarkExtensions ??= []
  data.micromarkExtensions.push({disable: {null: unlikelySyntax}})
}

const unlikelySyntax =
  'codeIndented setextUnderline htmlFlow htmlText characterReference gfmFootnoteCall gfmFootnoteDefinition'.split(
    ' ',
  )

function blocksOf(nodes: RootContent[], reading: Reading): PastedBlock[] {
  const blocks: PastedBlock[] = []
  for (const [index, node] of nodes.entries()) {
    const found = blocksOfNode(node, nodes.length === 1, reading)
    const [above, last, next] = [nodes[index - 1], blocks.at(-1), found[0]]
    const isNextLine = above?.position?.end.line === startLine(node) - 1
    // A line of a paragraph that only looks like a list item: “The course starts on” / “1. May at the
    // latest.”
    if (isNextLine && node.type === 'list' && last && 'paragraph' in last && next && 'paragraph' in next) {
      last.paragraph.push(...plainInlines('\n'), ...next.paragraph)
      found.shift()
    }
    blocks.push(...found)
  }
  return blocks
}

function startLine({position}: Nodes): number {
  return position?.start.line ?? 0
}

function blocksOfNode(node: RootContent, isAlone: boolean, reading: Reading): PastedBlock[] {
  const typed = (): PastedBlock[] => [{paragraph: plainInlines(sourceOf(node, reading))}]
  switch (node.type) {
    case 'paragraph':
      return [{paragraph: inlinesOf(node.children, reading)}]
    case 'heading':
      if (node.children.length === 0 || (node.depth === 1 && isAlone)) return typed()
      return [{heading: inlinesOf(node.children, reading), level: node.depth}]
    case 'list':
      return isList(node, reading)
        ? [{items: itemsOf(node, 0, reading)}]
        : node.children.flatMap((item) => typedItem(item, reading))
    case 'blockquote':
      return /^>\s*\d/.test(sourceOf(node, reading)) ? typed() : blocksOf(node.children, reading)
    case 'code':
      return /^(md|markdown)$/.test(node.lang ?? '')
        ? fencedBlocks(node.value, reading)
        : [{paragraph: plainInlines(node.value)}]
    case 'table':
      return [
        {table: node.children.map((row) => row.children.map((cell) => inlinesOf(cell.children, reading)))},
      ]
    case 'thematicBreak':
      return isAlone || sourceOf(node, reading).includes('_') ? typed() : []
    case 'definition':
      return reading.addresses.has(node.identifier) ? [] : typed()
    default:
      return typed()
  }
}

/** Chat programs fence a whole answer as Markdown, to be copied. */
function fencedBlocks(text: string, {inList, losses}: Reading): PastedBlock[] {
  const pasted = readMarkdown(text, inList)
  losses.push(...pasted.losses)
  return pasted.blocks
}

/**
 * Whether a list was meant as one: a single line with a marker may be a remark with a dash, or a date like
 * `5. May`.
 */
function isList({children, ordered, start}: List, reading: Reading): boolean {
  if (!ordered) return reading.inList || children.length > 1
  const numbers = children.map((item) => Number.parseInt(sourceOf(item, reading), 10))
  const isCounted = numbers.every((number, index) => number === Number(start) + index)
  // In Markdown, each number may also be 1.
  const isSame = numbers.every((number) => number === start)
  return children.length > 1 && (isCounted || isSame) && (reading.inList || start === 1)
}

function itemsOf({children, ordered}: List, depth: number, reading: Reading): PastedItem[] {
  return children.flatMap((item) => [
    {item: textOfItem(item, reading), depth, ordered: ordered ?? false},
    ...item.children.flatMap((child) => (child.type === 'list' ? itemsOf(child, depth + 1, reading) : [])),
  ])
}

/** Returns the text of an item, without the lists in it. */
function textOfItem({children}: ListItem, reading: Reading): Inline[] {
  const blocks = children.flatMap((child) => (child.type === 'list' ? [] : blocksOf([child], reading)))
  return blocks.flatMap((block, index) => [...plainInlines(index > 0 ? ' ' : ''), ...textOf(block)])
}

function textOf(block: PastedBlock): Inline[] {
  if ('paragraph' in block) return block.paragraph
  if ('heading' in block) return block.heading
  const texts = 'table' in block ? block.table.flat() : block.items.map(({item}) => item)
  return texts.flatMap((text) => [...text, ...plainInlines(' ')])
}

/** Returns a list item as it was typed: its marker is part of its text. */
function typedItem(item: ListItem, reading: Reading): PastedBlock[] {
  const end = item.children[0]?.position?.start.offset ?? item.position?.end.offset
  const marker = reading.source.slice(item.position?.start.offset, end)
  const [first, ...more] = blocksOf(item.children, reading)
  return first && 'paragraph' in first
    ? [{paragraph: [...plainInlines(marker), ...first.paragraph]}, ...more]
    : [{paragraph: plainInlines(marker)}, ...(first ? [first] : []), ...more]
}

function sourceOf({position}: Nodes, {source}: Reading): string {
  return source.slice(position?.start.offset, position?.end.offset)
}

function inlinesOf(nodes: PhrasingContent[], reading: Reading): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    const source = sourceOf(node, reading)
    const mark = markOf(node)
    if (node.type === 'text' || node.type === 'inlineCode') return plainInlines(node.value)
    if (node.type === 'break') return plainInlines('\n')
    if (node.type === 'image' || node.type === 'imageReference') {
      reading.losses.push('picture')
      return []
    }
    if (!('children' in node)) return plainInlines(source)
    const inner = inlinesOf(node.children, reading)
    if (mark && mark.type !== 'link' && !isInWord(node, reading)) return withMark(inner, mark)
    const link =
      node.type === 'link'
        ? node.url
        : node.type === 'linkReference' && reading.addresses.get(node.identifier)
    if (link && source.startsWith('[') && safeAddress.test(link))
      return withMark(inner, {type: 'link', attrs: {href: link}})
    // An address without words: the browser shows it as it is.
    if (node.type === 'link' && !source.startsWith('[')) return plainInlines(source.replace(/^<|>$/g, ''))
    const [start = 0, end = 0] = [
      node.children[0]?.position?.start.offset,
      node.children.at(-1)?.position?.end.offset,
    ]
    const [from, to] = [node.position?.start.offset, node.position?.end.offset]
    return [
      ...plainInlines(reading.source.slice(from, start)),
      ...inner,
      ...plainInlines(reading.source.slice(end, to)),
    ]
  })
}

/** Whether formatting starts or ends inside a word or number, as the stars of `2*3*4` do. */
function isInWord({position}: Nodes, {source}: Reading): boolean {
  const [before, after] = [
    source[(position?.start.offset ?? 0) - 1],
    source[position?.end.offset ?? source.length],
  ]
  return [before, after].some((character) => /[\p{L}\p{N}]/u.test(character ?? ''))
}
