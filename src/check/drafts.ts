import {addressOf} from './address.ts'
import type {Page} from './page/parsePage.ts'
import type {Problem} from './problem.ts'
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

/** A mistake in a draft stops nobody: it is advice until the page is published; that it is one, and visitors know it, is a mistake. */
export function adviceInDrafts(problems: Problem[], site: SiteFiles): Problem[] {
  const drafts = new Set(site.pages.filter(isDraft).map(({file}) => file))
  return drafts.size === 0
    ? problems
    : problems.map((problem) =>
        drafts.has(problem.file) && problem.rule !== 'routes' ? {...problem, warning: true} : problem,
      )
}
