import type {Nodes, Root} from 'hast'
import {toString as textOf} from 'hast-util-to-string'
import type {IndexedPage} from '../../components/ui/searchIndex.ts'

type IndexedSection = IndexedPage[2][number]

/** Returns a page's entry in the search index: the anchor, the heading and the words of each section or question. */
export function indexPage(words: Root, address: string, name: string): IndexedPage {
  const top: IndexedSection = ['', name, '']
  const parts = [top]
  readInside(words, top, '')
  return [
    address,
    name,
    parts.map(([place, heading, words]): IndexedSection => [place, heading, wordsToIndex(words, heading)]),
  ]

  /** Adds the text of `parent` to the section `part`; starts a section at each heading. Returns the last section. */
  function readInside(parent: Nodes, part: IndexedSection, id: string): IndexedSection {
    let current = part
    for (const node of 'children' in parent ? parent.children : []) {
      if (node.type === 'text') current[2] += ` ${node.value}`
      // Leaves breadcrumbs and other navigation out of the index.
      if (node.type !== 'element' || node.tagName === 'nav') continue
      const own = String(node.properties.id ?? '')
      if (/^(h[2-6]|summary)$/.test(node.tagName)) {
        current = [own || id || current[0], textOf(node).trim(), '']
        parts.push(current)
      } else if (/^(article|section|details)$/.test(node.tagName)) readInside(node, current, own || id)
      else current = readInside(node, current, id)
    }
    return current
  }
}

/** Returns the distinct words of a section's text that are not in its heading, in lower case and in order. */
function wordsToIndex(text: string, heading: string): string {
  const split = (words: string) => words.split(/[^\p{L}\p{M}\p{N}]+/u)
  const inHeading = new Set(split(heading.toLowerCase()))
  const indexed = split(text).flatMap((word) => (isWorthIndexing(word) ? word.toLowerCase() : []))
  return [...new Set(indexed)].filter((word) => !inHeading.has(word)).join(' ')
}

/** Whether to index a word: if it has 3 letters or any digit, is an abbreviation (UK), or its script has no capitals. */
function isWorthIndexing(word: string): boolean {
  return word.length > 2 || /^\p{Lu}{2}$|\p{N}|\p{Lo}/u.test(word)
}

/** Removes sections that an earlier page has too, such as a card or a question, so that the search finds each once. */
export function withoutDuplicateSections(pages: IndexedPage[]): IndexedPage[] {
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
