import type {Nodes, Root} from 'hast'
import {toString as textOf} from 'hast-util-to-string'
import type {SearchedPage} from '../document/server.tsx'

type Part = SearchedPage[2][number]

/** What is searched of a page, out of what visitors read of it: each heading and question, where it is, and the words below it. */
export function searchedPage(main: Root, address: string, name: string): SearchedPage {
  const top: Part = ['', name, '']
  const parts = [top]
  readInside(main, top, '')
  return [address, name, parts.map(([place, heading, words]): Part => [place, heading, spare(words, heading)])]

  /** Reads what stands inside an element, below the heading `part`; gives the heading that what follows it stands below. */
  function readInside(parent: Nodes, part: Part, id: string): Part {
    let current = part
    for (const node of 'children' in parent ? parent.children : []) {
      if (node.type === 'text') current[2] += ` ${node.value}`
      // The way to the page is not the page.
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

/** The words of a text that its heading has not, once each and in their order. */
function spare(text: string, heading: string): string {
  const split = (words: string) => words.split(/[^\p{L}\p{M}\p{N}]+/u)
  const known = new Set(split(heading.toLowerCase()))
  const telling = split(text).flatMap((word) => (isTelling(word) ? word.toLowerCase() : []))
  return [...new Set(telling)].filter((word) => !known.has(word)).join(' ')
}

/** Whether somebody may search for a word. A short one must be an abbreviation such as UK, a number, or of a script without capitals. */
function isTelling(word: string): boolean {
  return word.length > 2 || /^\p{Lu}{2}$|\p{N}|\p{Lo}/u.test(word)
}

/** The pages without the parts of a record that an earlier page shows too, as roles and questions are: found once is enough. */
export function eachOnce(pages: SearchedPage[]): SearchedPage[] {
  const seen = new Map<string, Set<string>[]>()
  const isNew = ([, heading, words]: Part) => {
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
