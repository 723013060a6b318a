import {dirname} from 'node:path'
import {addressOf, isAddress} from '../address.ts'
import {isOnList} from '../content/listedRoutes.ts'
import {isDraft} from '../drafts.ts'
import type {Finding} from '../finding.ts'
import {groupBy} from '../groupBy.ts'
import {plainName} from '../plainName.ts'
import type {SiteFiles} from '../readSite.ts'
import type {OutlinedPage, Page} from './parsePage.ts'

/** Of two pages the one that is on the list of addresses, as what was published before; or the one whose short name is its address; or else by its name. */
export function goesFirst(one: OutlinedPage, other: OutlinedPage, site: SiteFiles): boolean {
  if (one.file === other.file) return false
  const [isListed, isOther] = [one, other].map(({file}) => isOnList(addressOf(file), site))
  if (isListed !== isOther) return isListed === true
  const [isNamed, isOtherNamed] = [one, other].map(isCalledSo)
  return isNamed === isOtherNamed ? one.file < other.file : isNamed === true
}

/** Whether the address of a page is the short name that it gives itself. */
function isCalledSo({file, frontmatter}: OutlinedPage): boolean {
  const short = frontmatter.values.get('short')?.value
  return typeof short === 'string' && short !== '' && addressOf(file).endsWith(`/${plainName(short)}`)
}

/** Whether two pages say the same there, as in `title`. */
export function isSame(key: string, one: OutlinedPage, other: OutlinedPage): boolean {
  return one.frontmatter.values.get(key)?.value === other.frontmatter.values.get(key)?.value
}

/** Two pages of a folder that the trail and lists of pages call the same. */
export function sameShort(page: OutlinedPage, site: SiteFiles): Finding[] {
  const found = page.frontmatter.values.get('short')
  if (!found || typeof found.value !== 'string' || found.value === '' || !isRoute(page)) return []
  const twin = pagesSaying('short', found.value, site).find(
    (other) => other.file !== page.file && dirname(other.file) === dirname(page.file) && !isDraft(other),
  )
  if (!twin || isDraft(page) || (isSame('title', page, twin) && isSame('description', page, twin))) return []
  // Of the two the one is told whose address says something else, or else the second.
  const [own, other] = [page, twin].map(({file}) => addressOf(file).includes(plainName(String(found.value))))
  if (own === other ? page.file < twin.file : own) return []
  return [
    {
      at: found.valueAt,
      message: `${addressOf(twin.file)} is called ${found.value} too, in the trail and in lists of pages.`,
      help: 'Give each page a name of its own.',
      warning: true,
    },
  ]
}

/** The pages whose title or description that is. */
export function pagesSaying(key: string, value: unknown, {pages}: SiteFiles): Page[] {
  const said = known.get(pages) ?? groupBy(pages.filter(isRoute), sayingsOf)
  known.set(pages, said)
  return said.get(`${key}: ${JSON.stringify(value)}`) ?? []
}

/** A thousand pages are compared with a thousand. */
const known = new WeakMap<Page[], Map<string, Page[]>>()

/** A page whose name can’t stay is told that, and its words may be those of the page it is a copy of. */
export function isRoute({file}: {file: string}): boolean {
  return isAddress(addressOf(file)) || file.includes('[')
}

function sayingsOf({frontmatter}: Page): string[] {
  return ['title', 'short', 'description'].map((key) => `${key}: ${JSON.stringify(frontmatter.values.get(key)?.value)}`)
}
