import type {Nodes, Root} from 'hast'
import {toString as textOf} from 'hast-util-to-string'
import help from '../../content/help.yaml'
import {
  type IndexedPage,
  type IndexedSection,
  isFiller,
  type SearchIndex,
  wordsIn,
} from '../browser/findPlaces.ts'

interface SearchableRecord {
  id?: string
  words?: string
}

const content = import.meta.glob<SearchableRecord[]>('../../content/*.yaml', {eager: true, import: 'default'})

/** The `words` of records, by the record's id, which is the anchor of its card. */
const wordsOfRecords = new Map(
  Object.values(content)
    .flatMap((records) => (Array.isArray(records) ? records : []))
    .flatMap(({id, words}) => (id && words ? [[id, words] as const] : [])),
)

/** Returns the contents of `search.json`: the help lines, and the sections of all pages, each once. */
export function searchIndex(pages: IndexedPage[]): SearchIndex {
  return {
    help: help.map(({need, name, phone, hours, other, words}) => ({
      need,
      name,
      phone,
      hours,
      other,
      words: words.split(', '),
    })),
    pages: withoutDuplicateSections(pages),
  }
}

interface PageToIndex {
  address: string
  name: string
  /** The `words` of the page's frontmatter. */
  searchWords?: string | undefined
}

/**
 * Returns a page's entry in the search index: the anchor, the heading and the words of each section or
 * question.
 */
export function indexPage(words: Root, {address, name, searchWords}: PageToIndex): IndexedPage {
  const top: IndexedSection = ['', name, '']
  const parts = [top]
  readInside(words, top, '')
  return [
    address,
    name,
    parts.map((part): IndexedSection => {
      const [anchor, heading, words] = part
      // A card may have several sections, of which only the first has the words of its record.
      const isCard = parts.find((each) => each[0] === anchor) === part
      const typed = part === top ? searchWords : isCard ? wordsOfRecords.get(anchor) : undefined
      const indexed = wordsToIndex(words, `${heading} ${name} ${typed ?? ''}`)
      return typed ? [anchor, heading, indexed, typed] : [anchor, heading, indexed]
    }),
  ]

  /**
   * Adds the text of `parent` to the section `part`; starts a section at each heading, and at each question
   * outside a card. Returns the last section.
   */
  function readInside(
    parent: Nodes,
    part: IndexedSection,
    id: string,
    headings = /^(h[2-6]|summary)$/,
  ): IndexedSection {
    let current = part
    for (const node of 'children' in parent ? parent.children : []) {
      if (node.type === 'text') current[2] += ` ${node.value}`
      // Leaves breadcrumbs and other navigation out of the index.
      if (node.type !== 'element' || node.tagName === 'nav') continue
      const own = String(node.properties.id ?? '')
      if (headings.test(node.tagName)) {
        current = [own || id || current[0], textOf(node).trim(), '']
        parts.push(current)
      } else if (node.tagName === 'article') readInside(node, current, own || id, /^h[2-6]$/)
      else if (/^(section|details)$/.test(node.tagName)) readInside(node, current, own || id, headings)
      else current = readInside(node, current, id, headings)
    }
    return current
  }
}

/** Phone numbers and postcodes, which are indexed without their spaces. */
const spacedNumber = /\b\d{2,5}(?: \d{2,5})+\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/g

/**
 * Returns the distinct words of a section's text, in order, without those of `weightier`, where they count
 * more.
 */
function wordsToIndex(text: string, weightier: string): string {
  const counted = new Set(wordsIn(weightier))
  const withoutAddresses = text.replace(/\S+@\S+/g, '')
  const words = wordsIn(withoutAddresses.replace(spacedNumber, (number) => number.replaceAll(' ', '')))
  return [...new Set(words)]
    .filter((word) => !isFiller(word) && !/^\d$/.test(word) && !counted.has(word))
    .join(' ')
}

/**
 * Removes sections that an earlier page has too, such as a card or a question, so that the search finds each
 * once.
 */
function withoutDuplicateSections(pages: IndexedPage[]): IndexedPage[] {
  const seen = new Map<string, Set<string>[]>()
  const isNew = ([, heading, words]: IndexedSection) => {
    const own = new Set(words.split(' '))
    const others = seen.get(heading) ?? []
    seen.set(heading, [...others, own])
    return !others.some((other) => [...own].filter((word) => other.has(word)).length > 0.8 * own.size)
  }
  return pages.map(([address, name, [top, ...parts]]) => [
    address,
    name,
    [...(top ? [top] : []), ...parts.filter(isNew)],
  ])
}
