import {addressOf} from './address.ts'
import {saidAtTop} from './content/interpolations.ts'
import type {Page} from './page/page.ts'
import type {SiteFiles} from './readSite.ts'

const byName = new Intl.Collator('en-GB', {numeric: true})

/** Every folder that a file of `pages/` stands in, from the outermost: `a` and `a/b`, of `a/b/page.mdx`. */
export function foldersAbove(name: string): string[] {
  const parts = name.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

/** The pages above a page, from the top: of `/guides/credit` it is the one at `/guides`, if there is one. */
export function pagesAbove(page: Page, site: SiteFiles): Page[] {
  return addressesAbove(addressOf(page.file)).flatMap((address) => site.addresses.get(address) ?? [])
}

/**
 * The pages of a folder, `guides`, in the order that their frontmatter says, those of the same order by name.
 * The pages of a folder inside it belong to that folder's own page, which stands for them; where it has none, to this.
 */
export function pagesIn(folder: string, site: SiteFiles): Page[] {
  const known = listings.get(site.pages) ?? new Map<string, Page[]>()
  listings.set(site.pages, known)
  const pages = known.get(folder) ?? findPages(folder, site)
  known.set(folder, pages)
  return pages
}

/** The folder whose list of pages a page is in: that of the page above it, or the outermost; none for a page in no folder. */
export function folderOf(page: Pick<Page, 'file'>, site: SiteFiles): string | undefined {
  const above = addressesAbove(addressOf(page.file))
  return (above.findLast((address) => site.addresses.has(address)) ?? above[0])?.slice(1)
}

/** A thousand pages ask for the lists of ten folders. */
const listings = new WeakMap<SiteFiles['pages'], Map<string, Page[]>>()

function findPages(folder: string, site: SiteFiles): Page[] {
  const pages = site.pages.filter(({file}) => {
    const address = addressOf(file)
    if (!address.startsWith(`/${folder}/`)) return false
    return !addressesAbove(address).some((each) => each.startsWith(`/${folder}/`) && site.addresses.has(each))
  })
  return pages.sort((a, b) => order(a) - order(b) || byName.compare(nameOf(a, site), nameOf(b, site)))
}

/** `/a` and `/a/b`, of `/a/b/c`. */
function addressesAbove(address: string): string[] {
  return foldersAbove(address.slice(1)).map((folder) => `/${folder}`)
}

/** Pages that say no order come after those that do. */
function order(page: Page): number {
  const said = page.frontmatter.values.get('order')?.value
  return typeof said === 'number' ? said : Number.MAX_SAFE_INTEGER
}

/** What the way to a page and lists of pages call it. */
export function nameOf(page: Page, {content}: Pick<SiteFiles, 'content'>): string {
  const {short, title} = saidAtTop(page, content)
  return String(short ?? title ?? '')
}
