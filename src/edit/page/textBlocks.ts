import type {Nodes, Parents, PhrasingContent, Root} from 'mdast'
import {lineBreakOf, lineStart, type Range} from '../../site/index.ts'
import {type Token, tokensOf} from '../inline/tokens.ts'
import type {TextBlockKind} from '../protocol.ts'
import type {EditableRange} from '../span.ts'

/** A block of a page whose text can be edited. */
export interface TextBlock extends EditableRange {
  blockKind: TextBlockKind
  /** The path from the root of the tree: the child index at each level. */
  path: number[]
  /** The range of its text: without the `##` of a heading or the tags of a component. */
  inner: Range
  /** Its characters and formatting; `undefined` if its text can’t be separated from its markup. */
  tokens: Token[] | undefined
  /** A line break and the indentation after it; `undefined` if the block must stay on one line. */
  newLine: string | undefined
  /** Whether its text starts a line, where some characters mean a list or a heading. */
  startsLine: boolean
}

const cache = new WeakMap<Root, TextBlock[]>()

/** Lists the text blocks of a tree, in document order. */
export function textBlocksOf(tree: Root, text: string): TextBlock[] {
  const blocks = cache.get(tree) ?? readBlocks(tree, text)
  cache.set(tree, blocks)
  return blocks
}

function readBlocks(tree: Root, text: string): TextBlock[] {
  const blocks: TextBlock[] = []
  const walk = (node: Nodes, path: number[], parents: Nodes[]) => {
    const kind = textBlockKindOf(node, parents.at(-1))
    const quoted = parents.some(({type}) => type === 'blockquote')
    const block = kind && textBlockFrom(node as Parents, kind, path, quoted, text)
    if (block) blocks.push(block)
    if (!('children' in node)) return
    for (const [index, child] of node.children.entries()) walk(child, [...path, index], [...parents, node])
  }
  walk(tree, [], [])
  return blocks
}

/** Returns the text block at a path, if there is one. */
export function textBlockAt(tree: Root, path: number[], text: string): TextBlock | undefined {
  return textBlocksOf(tree, text).find((block) => block.path.join() === path.join())
}

function textBlockKindOf(node: Nodes, parent?: Nodes): TextBlockKind | undefined {
  if (node.type === 'heading') return 'heading'
  if (node.type === 'tableCell') return 'cell'
  if (node.type === 'mdxJsxTextElement') return 'label'
  if (node.type !== 'paragraph' || isOnlyTags(node.children)) return undefined
  return parent?.type === 'listItem' ? 'item' : 'paragraph'
}

/** Whether a paragraph contains only components; the build then renders no `<p>`. */
export function isOnlyTags(children: Nodes[]): boolean {
  const tags = children.filter(({type}) => type === 'mdxJsxTextElement' || type === 'mdxTextExpression')
  const spaces = children.filter((child) => child.type === 'text' && child.value.trim() === '')
  return tags.length > 0 && tags.length + spaces.length === children.length
}

function textBlockFrom(
  node: Parents,
  blockKind: TextBlockKind,
  path: number[],
  quoted: boolean,
  text: string,
): TextBlock | undefined {
  const children = node.children as PhrasingContent[]
  const [start, end] = [node.position?.start.offset, node.position?.end.offset]
  const inner = {start: children[0]?.position?.start.offset, end: children.at(-1)?.position?.end.offset}
  if (start === undefined || end === undefined || inner.start === undefined || inner.end === undefined)
    return undefined
  const before = text.slice(lineStart(text, start), start)
  const mayBreak =
    (blockKind === 'paragraph' || blockKind === 'item') &&
    /^[\s>]*([-*+]\s+|\d+[.)]\s+)*(\[[ xX]\]\s+)?$/.test(before)
  return {
    start,
    end,
    key: blockKind,
    blockKind,
    path,
    inner: {start: inner.start, end: inner.end},
    tokens: tokensOf(children, text, quoted),
    newLine: mayBreak ? lineBreakOf(text) + before.replace(/[^>\s]/g, ' ') : undefined,
    startsLine: mayBreak,
  }
}
