import {addressOf} from './address.ts'
import type {Page} from './page/parsePage.ts'
import type {SiteFiles} from './siteFiles.ts'

/** Pages that are published even with `draft: true`. */
export const alwaysPublished = ['pages/index.mdx', 'pages/[...404].mdx']

/** Whether a page is a draft (`draft: true`), which the dev server shows and the build leaves out. */
export function isDraft({file, frontmatter}: Pick<Page, 'file' | 'frontmatter'>): boolean {
  return String(frontmatter.values.get('draft')?.value) === 'true' && !alwaysPublished.includes(file)
}

/** Returns the site without its drafts, as visitors see it. */
export function withoutDrafts(site: SiteFiles): SiteFiles {
  const pages = site.pages.filter((page) => !isDraft(page))
  if (pages.length === site.pages.length) return site
  return {...site, pages, pagesByAddress: new Map(pages.map((page) => [addressOf(page.file), page]))}
}
