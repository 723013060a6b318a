import {dirname} from 'node:path'
import {addressOf, isAddress} from '../address.ts'
import {isDraft} from '../drafts.ts'
import type {Finding} from '../finding.ts'
import {groupBy} from '../groupBy.ts'
import type {SiteFiles} from '../readSite.ts'
import {goesFirst, isSame, ownWords} from './originalPage.ts'
import type {OutlinedPage, Page} from './parsePage.ts'

/** Two pages of a folder that the trail and lists of pages call the same. */
export function sameShort(page: OutlinedPage, site: SiteFiles): Finding[] {
  const found = page.frontmatter.values.get('short')
  if (!found || typeof found.value !== 'string' || found.value === '' || !isRoute(page)) return []
  const twin = pagesSaying('short', found.value, site).find(
    (other) => other.file !== page.file && dirname(other.file) === dirname(page.file) && !isDraft(other),
  )
  if (!twin || isDraft(page) || (isSame('title', page, twin) && isSame('description', page, twin))) return []
  if (goesFirst(page, twin, site)) return []
  return [
    {
      at: found.valueAt,
      message: `${addressOf(twin.file)} is called ${found.value} too, in the trail and in lists of pages.`,
      help: ownWords('short', page, twin, site),
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
