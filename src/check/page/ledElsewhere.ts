import {toString as textOf} from 'mdast-util-to-string'
import {groupBy} from '../groupBy.ts'
import type {SiteFiles} from '../readSite.ts'
import type {OutlinedPage, Page} from './parsePage.ts'

/** Where the same words lead on other pages, if that are two at least and they agree. */
export function ledElsewhere(words: string, url: string, page: OutlinedPage, {pages}: SiteFiles): string | undefined {
  if (!/^\/\w/.test(url)) return undefined
  const links =
    led.get(pages) ??
    groupBy(
      pages.flatMap(({file, outline}) =>
        outline.links.map((node) => ({file, to: node.url, words: said(textOf(node))})),
      ),
      ({words: each}) => [each],
    )
  led.set(pages, links)
  const others = (links.get(said(words)) ?? []).filter(({file}) => file !== page.file)
  const [first] = others
  const names = (to = '') => wordsOf(to).some((word) => words.toLowerCase().includes(word))
  // Of one other page nobody knows which is right, unless the words name that address, and not this one.
  const isKnown = new Set(others.map(({file}) => file)).size > 1 || (names(first?.to) && !names(url))
  const agree = isKnown && others.every(({to}) => to === first?.to)
  return agree && first && first.to !== url && /^\/\w/.test(first.to) ? first.to : undefined
}

/** The words of an address. */
const wordsOf = (words: string) => words.toLowerCase().match(/\p{L}{5,}/gu) ?? []
const said = (words: string) => words.trim().toLowerCase()
const led = new WeakMap<Page[], Map<string, {file: string; to: string; words: string}[]>>()
