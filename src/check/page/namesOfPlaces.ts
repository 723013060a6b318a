import type {Link} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import {groupBy} from '../groupBy.ts'
import {lineStart} from '../places.ts'
import {headingsOf, type SiteFiles} from '../readSite.ts'
import {startOf} from './nodes.ts'
import type {OutlinedPage, Page} from './parsePage.ts'
import {recordOf} from './tags.ts'

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

/** The one page whose name in menus is a word of those: `/volunteer`, of “See volunteer roles”. */
export function pageNamedIn(words: string, {addresses}: SiteFiles): string | undefined {
  const said = new Set(words.toLowerCase().split(/[^\p{L}]+/u))
  const [only, more] = [...addresses].filter(([, page]) => said.has(nameOf(page).toLowerCase()))
  return more ? undefined : only?.[0]
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

/** Where a link to a place of a page was to lead, when its words are the heading or the record’s title of another one there. */
export function placeCalled(words: string, url: string, page: OutlinedPage, site: SiteFiles): string | undefined {
  const {path, anchor, target} = placeAt(url, page, site)
  if (!anchor || !target) return undefined
  const places = placesOf(target, site)
  // “Ask [questions](#contact)” is no name of a place.
  const named = places.filter(
    ({name}) => name === words || (/ /.test(words) && name.toLowerCase() === words.toLowerCase()),
  )
  const [only, more] = named
  const leadsSomewhere = places.some((place) => place.anchor === anchor)
  return only && !more && leadsSomewhere && only.anchor !== anchor ? `${path}#${only.anchor}` : undefined
}

/** What a record that a link of a table leads to is called, where the link says otherwise and at least two beside it say the names of theirs: a record that was renamed since. */
export function formerName(link: Link, page: OutlinedPage, site: SiteFiles): string | undefined {
  const name = isInTable(link, page) ? recordAt(link.url, page, site) : undefined
  if (!name || name === textOf(link).trim()) return undefined
  const others = page.outline.links.filter(
    (each) => isInTable(each, page) && textOf(each) === recordAt(each.url, page, site),
  )
  return others.length > 1 ? name : undefined
}

/** Whether a link stands in a row of a table. */
function isInTable(link: Link, {text}: OutlinedPage): boolean {
  return text[lineStart(text, startOf(link))] === '|'
}

/** The title of the record that stands where a link leads. */
function recordAt(url: string, page: OutlinedPage, site: SiteFiles): string | undefined {
  const {anchor, target} = placeAt(url, page, site)
  return anchor && target ? recordsOf(target, site).find((each) => each.anchor === anchor)?.name : undefined
}

/** The places of a page with what a visitor reads there: headings, and the titles of records. */
function placesOf(page: OutlinedPage, site: SiteFiles): {name: string; anchor: string}[] {
  return [...headingsOf(page).map(({text, anchor}) => ({name: text, anchor})), ...recordsOf(page, site)]
}

/** The places of a page that are records with a title. */
function recordsOf(page: OutlinedPage, site: SiteFiles): {name: string; anchor: string}[] {
  return page.outline.tags.flatMap((tag) => {
    const shown = site.components.get(tag.name ?? '')?.hasAnchor ? recordOf(tag) : undefined
    const value = shown && site.content.get(shown.file)?.records.find(({id}) => id === shown.id)?.value
    return shown && typeof value?.title === 'string' ? [{name: value.title, anchor: shown.id}] : []
  })
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
