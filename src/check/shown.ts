import type {Heading, Link, Nodes, Paragraph, Parents, Root, TableCell} from 'mdast'
import {endOf, nodesOf, type Page, sourceOf, startOf, thing} from '../site/index.ts'
import {offsetsIn} from './offsetsIn.ts'

/** A paragraph, heading or cell as a visitor reads it: what Markdown made of it, without its signs. */
export interface Shown {
  node: Paragraph | Heading | TableCell
  words: string
  /** Where in the page’s text one of the signs of the words was typed. */
  at(index: number): number
  /** The links among the words, and where they start and end there. */
  links: {node: Link; start: number; end: number}[]
}

const known = new WeakMap<Root, Shown[]>()

/** Everything on a page that visitors read as words, in its order. */
export function shownOn(page: Page): Shown[] {
  const all =
    known.get(page.tree) ?? nodesOf(page, 'paragraph', 'heading', 'tableCell').map((node) => readShown(node, page.text))
  known.set(page.tree, all)
  return all
}

function readShown(node: Shown['node'], text: string): Shown {
  return {node, ...shownIn(node, text)}
}

/** The words of a part of a page, a tag's too, as a visitor reads them. */
export function shownIn(node: Parents, text: string): Omit<Shown, 'node'> {
  const places: number[] = []
  const links: Shown['links'] = []
  let words = ''
  const add = (signs: string, at: (index: number) => number) => {
    for (let index = 0; index < signs.length; index++) places.push(at(index))
    words += signs
  }
  const walk = (part: Nodes) => {
    if (part.type === 'text') {
      const from = startOf(part)
      const offsets = offsetsIn(sourceOf(text, part), part.value)
      add(part.value, (index) => from + (offsets[index] ?? index))
    } else if (part.type === 'break') add('\n', () => startOf(part))
    else if ('children' in part && !part.type.startsWith('mdx')) {
      const start = words.length
      for (const child of part.children) walk(child)
      if (part.type === 'link') links.push({node: part, start, end: words.length})
    } else add(thing, () => startOf(part))
  }
  for (const child of node.children) walk(child)
  const end = endOf(node)
  return {words, at: (index) => places[index] ?? end, links}
}

/** The lines that words were typed in, each with the index of its first sign that is no space. */
export function linesIn(words: string): {text: string; index: number}[] {
  return [...words.matchAll(/^[ \t]*(\S.*)$/gm)].map(({index, 0: line, 1: text = ''}) => ({
    text: text.trimEnd(),
    index: index + line.indexOf(text),
  }))
}
