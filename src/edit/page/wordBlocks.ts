import type {Nodes, Parents, PhrasingContent, Root} from 'mdast'
import {lineStart} from '../../site/index.ts'
import {type Token, tokensOf} from '../inline/tokens.ts'
import type {Where} from '../protocol.ts'
import type {Stretch} from '../span.ts'

/** A block of a page that words can be typed in. */
export interface WordBlock extends Stretch {
  where: Where
  /** The way to it from the root of the tree: the number of each child. */
  path: number[]
  /** Where its words start and end: without the `##` of a heading, or the tags of a component. */
  inner: {start: number; end: number}
  /** Nothing when its words can't be told apart from its marks. */
  tokens: Token[] | undefined
  /** What starts a new line of it; nothing where it has to stay on one. */
  newLine: string | undefined
  /** Its words start a line, where some signs mean a list or a heading. */
  startsLine: boolean
}

const known = new WeakMap<Root, WordBlock[]>()

/** Every block of words of a tree, in its order. */
export function wordBlocksOf(tree: Root, text: string): WordBlock[] {
  const blocks = known.get(tree) ?? readBlocks(tree, text)
  known.set(tree, blocks)
  return blocks
}

function readBlocks(tree: Root, text: string): WordBlock[] {
  const blocks: WordBlock[] = []
  const walk = (node: Nodes, path: number[], parents: Nodes[]) => {
    const block = readBlock(node, path, parents, text)
    if (block) blocks.push(block)
    if (!('children' in node)) return
    for (const [index, child] of node.children.entries()) walk(child, [...path, index], [...parents, node])
  }
  walk(tree, [], [])
  return blocks
}

/** The block of words at the end of a way, if there is one. */
export function wordBlockAt(tree: Root, path: number[], text: string): WordBlock | undefined {
  const parents: Nodes[] = []
  let node: Nodes | undefined = tree
  for (const index of path) {
    if (!node || !('children' in node)) return undefined
    parents.push(node)
    node = node.children[index] as Nodes | undefined
  }
  return node && readBlock(node, path, parents, text)
}

function readBlock(node: Nodes, path: number[], parents: Nodes[], text: string): WordBlock | undefined {
  const where = whereOf(node, parents.at(-1))
  const quoted = parents.some(({type}) => type === 'blockquote')
  return where && blockOf(node as Parents, where, path, quoted, text)
}

function whereOf(node: Nodes, parent?: Nodes): Where | undefined {
  if (node.type === 'heading') return 'heading'
  if (node.type === 'tableCell') return 'cell'
  if (node.type === 'mdxJsxTextElement') return 'label'
  if (node.type !== 'paragraph' || isOnlyTags(node.children)) return undefined
  return parent?.type === 'listItem' ? 'item' : 'paragraph'
}

/** Components on lines of their own: the build makes no paragraph of them. */
export function isOnlyTags(children: Nodes[]): boolean {
  const tags = children.filter(({type}) => type === 'mdxJsxTextElement' || type === 'mdxTextExpression')
  const spaces = children.filter((child) => child.type === 'text' && child.value.trim() === '')
  return tags.length > 0 && tags.length + spaces.length === children.length
}

function blockOf(node: Parents, where: Where, path: number[], quoted: boolean, text: string): WordBlock | undefined {
  const children = node.children as PhrasingContent[]
  const [start, end] = [node.position?.start.offset, node.position?.end.offset]
  const inner = {start: children[0]?.position?.start.offset, end: children.at(-1)?.position?.end.offset}
  if (start === undefined || end === undefined || inner.start === undefined || inner.end === undefined) return undefined
  const before = text.slice(lineStart(text, start), start)
  const mayBreak =
    (where === 'paragraph' || where === 'item') && /^[\s>]*([-*+]\s+|\d+[.)]\s+)*(\[[ xX]\]\s+)?$/.test(before)
  return {
    start,
    end,
    key: where,
    where,
    path,
    inner: {start: inner.start, end: inner.end},
    tokens: tokensOf(children, text, quoted),
    newLine: mayBreak ? lineEndOf(text) + before.replace(/[^>\s]/g, ' ') : undefined,
    startsLine: mayBreak,
  }
}

/** How the lines of a text end. */
export function lineEndOf(text: string): string {
  return /\r\n|\n|\r/.exec(text)?.[0] ?? '\n'
}
