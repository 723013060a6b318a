import {groupBy} from '../groupBy.ts'
import type {SiteFiles} from '../readSite.ts'
import type {OutlinedPage, Page} from './parsePage.ts'

/** What links say before the name of a page. */
const leading =
  /^(?:(?:see|view|visit|open|read|browse|find|go to|look at|learn about|more about) )?(?:(?:all|our|the|full) )*/

/** The addresses of the pages that have those words for a name, as in “See the workshops” and “How mentoring works”. */
export function pagesCalled(words: string, {addresses}: SiteFiles): string[] {
  const named = known.get(addresses) ?? groupBy(addresses.keys(), (address) => namesOf(addresses.get(address)))
  known.set(addresses, named)
  const said = words.toLowerCase()
  const [, subject = ''] = /^how (\p{L}+) works$/u.exec(said) ?? []
  const name = subject || said.replace(leading, '')
  return [said, name, `${name}s`].map((each) => named.get(each) ?? []).find((each) => each.length > 0) ?? []
}

/** A thousand pages ask for the names of a thousand. */
const known = new WeakMap<SiteFiles['addresses'], Map<string, string[]>>()

function namesOf(page?: Page): string[] {
  return ['title', 'short'].map((key) => String(page?.frontmatter.values.get(key)?.value ?? '').toLowerCase())
}

/** What a link on a page leads to: `/about#team` and `#team`, with the page of that address, or the one that it stands on. */
export function placeAt(url: string, page: OutlinedPage, site: SiteFiles) {
  const [path = '', anchor] = url.split('#')
  return {path, anchor, target: path ? site.addresses.get(path) : page}
}

/** The name of a page in menus and lists: its short one, or else its title. */
export function nameOf(page: OutlinedPage): string {
  const {values} = page.frontmatter
  return String(values.get('short')?.value ?? values.get('title')?.value ?? '')
}
