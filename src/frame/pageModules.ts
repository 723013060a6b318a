import type {MDXContent} from 'mdx/types'
import pages from '~react-pages'
import type {Frontmatter, RelatedPageData} from '../../components/ui/usePage.ts'

/** The exports of a compiled page of `pages/`. */
export interface PageModule {
  default: MDXContent
  frontmatter: Frontmatter
  /** Titles and links of parent pages and other pages that this page shows, if any. */
  surroundings?: RelatedPageData
  /** Ids of the records that the page shows, in page order, by file of `content/`. */
  shown?: Partial<Record<string, string[]>>
}

/** Loads the page with a route's path (`about`, `*`). Throws if no page has this path, or if the page fails to load. */
export async function loadPage(path: string): Promise<PageModule> {
  const page = pages.find((each) => each.path === path)
  if (!page) throw new Error(`There is no page “${path}” among ${pages.map((each) => each.path).join(', ')}.`)
  return page.element()
}
