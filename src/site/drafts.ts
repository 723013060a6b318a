import {addressOf} from './address.ts'
import type {Page} from './page/page.ts'
import type {SiteFiles} from './readSite.ts'

/** Pages that a site can't be without. */
export const neverDrafts = ['pages/index.mdx', 'pages/[...404].mdx']

/** Whether a page says `draft: true`: whoever writes it sees it in dev, and no visitor does. */
export function isDraft({file, frontmatter}: Pick<Page, 'file' | 'frontmatter'>): boolean {
  return String(frontmatter.values.get('draft')?.value) === 'true' && !neverDrafts.includes(file)
}

/** The site as visitors get it. */
export function withoutDrafts(site: SiteFiles): SiteFiles {
  const pages = site.pages.filter((page) => !isDraft(page))
  if (pages.length === site.pages.length) return site
  return {...site, pages, addresses: new Map(pages.map((page) => [addressOf(page.file), page]))}
}
