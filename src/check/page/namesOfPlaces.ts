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

/** The name of a page in menus and lists: its short one, or else its title. */
export function nameOf(page: OutlinedPage): string {
  const {values} = page.frontmatter
  return String(values.get('short')?.value ?? values.get('title')?.value ?? '')
}

/** A site that pages may link to whose name the words are, where the link leads to another. */
export function siteCalled(words: string, url: string, {allowedHosts}: SiteFiles): string | undefined {
  if (!/^https:/.test(url) || !URL.canParse(url)) return undefined
  const {hostname} = new URL(url)
  const name = words.toLowerCase().replace(/[^a-z0-9]/g, '')
  const parts = words.toLowerCase().split(/[^a-z0-9.-]+/)
  const initials = (
    words
      .toLowerCase()
      .replace(/^the /, '')
      .match(/(?<![\p{L}’'])\p{L}/gu) ?? []
  ).join('')
  const plain = (each: string) => each.replace(/^www\./, '')
  const host = allowedHosts.find(
    (each) =>
      (plain(each).split('.')[0] === name && name.length > 4) ||
      // The Information Commissioner’s Office is at ico.org.uk.
      (plain(each).split('.')[0] === initials && initials.length > 2) ||
      parts.includes(plain(each)),
  )
  return host && host !== hostname ? host : undefined
}
