import {toString as textOf} from 'mdast-util-to-string'
import {addressOf} from '../address.ts'
import type {SiteFiles} from '../readSite.ts'
import {pagesCalled} from './namesOfPlaces.ts'
import type {OutlinedPage} from './parsePage.ts'
import type {TargetFinding} from './targetFinding.ts'

/** The page that the words of a link name, or that the same words lead to elsewhere, as `isLed`. */
export function pageMeantBy(
  words: string,
  page: OutlinedPage | undefined,
  site: SiteFiles,
): {to: string; isLed: boolean} | undefined {
  const said = words.trim()
  if (said === '') return undefined
  const [named] = pagesCalled(said, site)
  if (named) return {to: named, isLed: false}
  const links = site.pages.flatMap(({outline}) => outline.links)
  const isPage = (url: string) => site.addresses.has(url.replace(/[?#].*$/, ''))
  const led = new Set(
    links.flatMap((link) =>
      /^\/\w/.test(link.url) && isPage(link.url) && textOf(link).trim() === said ? [link.url] : [],
    ),
  )
  const [only, more] = [...led].filter((url) => !page || url !== addressOf(page.file))
  return only && !more ? {to: only, isLed: true} : undefined
}

/** What is wrong with where a link leads, with the page that its words tell where its address is like that of none. */
export function byItsWords(
  words: string,
  found: TargetFinding | undefined,
  page: OutlinedPage | undefined,
  site: SiteFiles,
): TargetFinding | undefined {
  const meant = found?.unlike && pageMeantBy(words, page, site)
  if (!found || !meant) return found
  const {to, isLed} = meant
  const why = isLed ? `Elsewhere “${words.trim()}” leads to ${to}.` : `Did you mean ${to}?`
  return {message: `${found.message} ${why}`, to}
}
