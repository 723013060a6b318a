import type {Heading, Link, Nodes, Paragraph, Parents, Root, TableCell} from 'mdast'
import {
  endOf,
  nodesOf,
  objectReplacementCharacter,
  type Page,
  type Range,
  sourceOf,
  startOf,
} from '../site/index.ts'
import {sourceOffsets} from './sourceOffsets.ts'

/** The rendered text of a paragraph, heading or table cell, without Markdown syntax. */
export interface RenderedText {
  node: Paragraph | Heading | TableCell
  words: string
  /** Maps an index in `words` to its offset in the source of the page. */
  toOffset(index: number): number
  /** The links, with the indexes in `words` at which they start and end. */
  links: (Range & {node: Link})[]
}

const cache = new WeakMap<Root, RenderedText[]>()

/** Returns the text of every paragraph, heading and table cell of a page; cached for each syntax tree. */
export function renderedTextsOf(page: Page): RenderedText[] {
  const all =
    cache.get(page.tree) ??
    nodesOf(page, 'paragraph', 'heading', 'tableCell').map((node) => renderBlock(node, page.text))
  cache.set(page.tree, all)
  return all
}

function renderBlock(node: RenderedText['node'], text: string): RenderedText {
  return {node, ...renderedTextOf(node, text)}
}

/**
 * Returns a node’s rendered text, with `objectReplacementCharacter` in place of each component, code or
 * picture.
 */
export function renderedTextOf(node: Parents, text: string): Omit<RenderedText, 'node'> {
  const places: number[] = []
  const links: RenderedText['links'] = []
  let words = ''
  const add = (characters: string, at: (index: number) => number) => {
    for (let index = 0; index < characters.length; index++) places.push(at(index))
    words += characters
  }
  const walk = (part: Nodes) => {
    if (part.type === 'text') {
      const start = startOf(part)
      const offsets = sourceOffsets(sourceOf(text, part), part.value)
      add(part.value, (index) => start + (offsets[index] ?? index))
    } else if (part.type === 'break') add('\n', () => startOf(part))
    else if ('children' in part && !part.type.startsWith('mdx')) {
      const start = words.length
      for (const child of part.children) walk(child)
      if (part.type === 'link') links.push({node: part, start, end: words.length})
    } else add(objectReplacementCharacter, () => startOf(part))
  }
  for (const child of node.children) walk(child)
  const end = endOf(node)
  return {words, toOffset: (index) => places[index] ?? end, links}
}

/** Splits words into non-empty lines, each with the index of its first character after the indentation. */
export function linesIn(words: string): {text: string; index: number}[] {
  return [...words.matchAll(/^[ \t]*(\S.*)$/gm)].map(({index, 0: line, 1: text = ''}) => ({
    text: text.trimEnd(),
    index: index + line.indexOf(text),
  }))
}
