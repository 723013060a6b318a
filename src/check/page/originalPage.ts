import {toString as textOf} from 'mdast-util-to-string'
import {addressOf} from '../address.ts'
import {linksTo} from '../content/linksTo.ts'
import {isOnList} from '../content/listedRoutes.ts'
import {listed} from '../listed.ts'
import {placeOf} from '../places.ts'
import {plainName} from '../plainName.ts'
import type {SiteFiles} from '../readSite.ts'
import type {OutlinedPage} from './parsePage.ts'

/** Of two pages that say the same the original: what was published before, what its words fit, or what has its short name for its address; where none tells, the first by name. */
export function goesFirst(one: OutlinedPage, other: OutlinedPage, site: SiteFiles): boolean {
  if (one.file === other.file) return false
  const more = ahead(one, other, site)
  return more === 0 ? one.file < other.file : more > 0
}

/** What to do about words that a page shares with the one that goes before it: it needs its own for certain only where it is known to be the copy, and can go only where nothing leads to it. */
export function ownWords(key: string, page: OutlinedPage, other: OutlinedPage, site: SiteFiles): string {
  const same = shared(page, other)
  const isWhole = key === 'title' && same.includes('description')
  const words = isWhole ? listed([...same, ...alsoShared(page, other)], 'and') : key === 'short' ? 'short name' : key
  if (ahead(other, page, site) > 0) {
    const isFree = isWhole && linksTo(addressOf(page.file), site).length === 0
    return `Give this page a ${words} of its own${isFree ? ', or delete it' : ''}.`
  }
  const at = other.frontmatter.values.get(key)?.at ?? 0
  return `Give this page a ${words} of its own – or, if ${addressOf(other.file)} is the copy, give that one its own, in ${other.file}, line ${placeOf(other.text, at).line}.`
}

/** Whether two pages say the same there, as in `title`. */
export function isSame(key: string, one: OutlinedPage, other: OutlinedPage): boolean {
  return one.frontmatter.values.get(key)?.value === other.frontmatter.values.get(key)?.value
}

/** What two pages share below their tops: the # heading, or all of their words. */
function alsoShared(one: OutlinedPage, other: OutlinedPage): string[] {
  const headingOf = ({outline}: OutlinedPage) => {
    const heading = outline.headings.find(({depth}) => depth === 1)
    return heading ? textOf(heading) : undefined
  }
  const bodyOf = ({text, frontmatter}: OutlinedPage) => text.slice(frontmatter.end).trim()
  const heading = headingOf(one)
  return [
    ...(heading !== undefined && heading === headingOf(other) ? ['# heading'] : []),
    ...(bodyOf(one) === bodyOf(other) ? ['text'] : []),
  ]
}

const shared = (one: OutlinedPage, other: OutlinedPage) =>
  ['title', 'short', 'description'].filter((key) => one.frontmatter.values.has(key) && isSame(key, one, other))

/** By how much more one page is likely to be the original than the other. */
function ahead(one: OutlinedPage, other: OutlinedPage, site: SiteFiles): number {
  const tests = [
    ({file}: OutlinedPage) => Number(isOnList(addressOf(file), site)),
    (page: OutlinedPage) => fit(page, shared(one, other)),
    (page: OutlinedPage) => Number(isCalledSo(page)),
  ]
  return tests.map((test) => test(one) - test(other)).find((more) => more !== 0) ?? 0
}

/** How well all else that a page is called goes with the words that it shares. */
function fit({file, frontmatter, outline}: OutlinedPage, keys: string[]): number {
  const said = (key: string) => String(frontmatter.values.get(key)?.value ?? '')
  const heading = outline.headings.find(({depth}) => depth === 1)
  const names = [
    addressOf(file),
    heading ? textOf(heading) : '',
    ...['title', 'short'].flatMap((key) => (keys.includes(key) ? [] : [said(key)])),
  ]
  const words = keys.map(said).join(' ')
  return names.reduce((sum, name) => sum + shareOf(name, words), 0)
}

/** Whether the address of a page is the short name that it gives itself. */
function isCalledSo({file, frontmatter}: OutlinedPage): boolean {
  const short = frontmatter.values.get('short')?.value
  return typeof short === 'string' && short !== '' && addressOf(file).endsWith(`/${plainName(short)}`)
}

/** How many of the words of a name other words have too, from none to all: `0.5` of `/money-clinic` in “Free money workshops”. */
function shareOf(name: string, words: string): number {
  const own = wordsOf(name)
  const others = new Set(wordsOf(words))
  return own.length === 0 ? 0 : own.filter((word) => others.has(word)).length / own.length
}

/** The words of some length, of which one and several are the same. */
function wordsOf(words: string): string[] {
  return (words.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/s$/, ''))
}
