import {addressOf} from './address.ts'
import {frontmatterValues} from './content/interpolations.ts'
import type {Page} from './page/parsePage.ts'
import type {SiteFiles} from './siteFiles.ts'

const byName = new Intl.Collator('en-GB', {numeric: true})

/** Returns the folders that contain a path, outermost first: `a` and `a/b` for `a/b/page.mdx`. */
export function ancestorFolders(name: string): string[] {
  const parts = name.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

/**
 * Returns the pages whose address is the start of a page's address: `/guides` (if it exists) for
 * `/guides/credit`.
 */
export function ancestorPages(page: Page, site: SiteFiles): Page[] {
  return ancestorAddresses(addressOf(page.file)).flatMap((address) => site.pagesByAddress.get(address) ?? [])
}

/**
 * Returns the pages of a folder such as `guides`, sorted by the `order` in their frontmatter, then by name.
 * Includes pages of a subfolder only if the subfolder has no index page.
 */
export function pagesIn(folder: string, site: SiteFiles): Page[] {
  const cached = listings.get(site.pages) ?? new Map<string, Page[]>()
  listings.set(site.pages, cached)
  const pages = cached.get(folder) ?? findPages(folder, site)
  cached.set(folder, pages)
  return pages
}

/**
 * Returns the folder in whose list a page appears: its closest folder with an index page, else its outermost
 * one.
 */
export function listingFolderOf(page: Pick<Page, 'file'>, site: SiteFiles): string | undefined {
  const above = ancestorAddresses(addressOf(page.file))
  return (above.findLast((address) => site.pagesByAddress.has(address)) ?? above[0])?.slice(1)
}

/** Cache of `pagesIn`, because many pages of a large site list the same few folders. */
const listings = new WeakMap<SiteFiles['pages'], Map<string, Page[]>>()

function findPages(folder: string, site: SiteFiles): Page[] {
  const pages = site.pages.filter(({file}) => {
    const address = addressOf(file)
    if (!address.startsWith(`/${folder}/`)) return false
    return !ancestorAddresses(address).some(
      (each) => each.startsWith(`/${folder}/`) && site.pagesByAddress.has(each),
    )
  })
  return pages.sort(
    (a, b) => order(a) - order(b) || byName.compare(shortTitleOf(a, site), shortTitleOf(b, site)),
  )
}

/** Returns `/a` and `/a/b` for `/a/b/c`. */
function ancestorAddresses(address: string): string[] {
  return ancestorFolders(address.slice(1)).map((folder) => `/${folder}`)
}

/** Returns the sort key of a page; pages without `order` in their frontmatter come last. */
function order(page: Page): number {
  const value = page.frontmatter.values.get('order')?.value
  return typeof value === 'number' ? value : Number.MAX_SAFE_INTEGER
}

/** Returns the name of a page in breadcrumbs and lists of pages: its short title, else its title. */
export function shortTitleOf(page: Page, {content}: Pick<SiteFiles, 'content'>): string {
  const {short, title} = frontmatterValues(page, content)
  return String(short ?? title ?? '')
}
