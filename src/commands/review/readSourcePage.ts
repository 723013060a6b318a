import type {Nodes} from 'mdast'
import {isTag, type Page} from '../../site/index.ts'
import type {PageText, Unit} from './model.ts'
import {sentencesOf} from './sentences.ts'
import {plain} from './textOf.ts'

/** The words of a page as its file has them, for a state that can't be built. What components add is missing. */
export function readSourcePage(address: string, page: Page): PageText {
  const said = (key: string) => plain(String(page.frontmatter.values.get(key)?.value ?? ''))
  const read: PageText = {
    address,
    title: said('title'),
    description: said('description'),
    units: [],
    links: [],
    images: [],
    names: [],
    looks: [],
    answers: [],
    toasts: [],
  }
  let section = ''

  readBlock(page.tree)
  return read

  function readBlock(node: Nodes) {
    if (node.type === 'heading') {
      section = plain(wordsIn(node))
      add('heading', section, node.depth)
      readInside(node)
    } else if (node.type === 'paragraph' || node.type === 'tableCell' || node.type === 'code') {
      for (const sentence of sentencesOf(plain(wordsIn(node)))) add('text', sentence)
      readInside(node)
    } else {
      for (const sentence of sentencesOf(plain(attributesOf(node)))) add('text', sentence)
      if ('children' in node) for (const child of node.children) readBlock(child)
    }
  }

  function add(kind: Unit['kind'], text: string, level = 0) {
    if (text) read.units.push({region: 'page', kind, level, section, text})
  }

  /** The links and pictures among the words. */
  function readInside(node: Nodes) {
    if (node.type === 'link') read.links.push({region: 'page', section, text: plain(wordsIn(node)), to: node.url})
    if (node.type === 'image') read.images.push({region: 'page', section, source: node.url, alt: plain(node.alt ?? '')})
    if ('children' in node) for (const child of node.children) readInside(child)
  }
}

/** The words of a part of a page in one line, as they are read. */
function wordsIn(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return node.value
  if (node.type === 'break') return ' '
  const inside = 'children' in node ? node.children.map(wordsIn).join('') : ''
  return `${attributesOf(node)}${inside}`
}

/** An attribute that names a record or holds words is what a tag says, in whatever order somebody wrote them. */
function attributesOf(node: Nodes): string {
  if (!isTag(node)) return ''
  const words = node.attributes.flatMap(({value}) => (typeof value === 'string' ? [value] : [])).sort()
  return words.length > 0 ? `${words.join(' ')} ` : ''
}
