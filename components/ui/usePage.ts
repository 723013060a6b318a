import {createContext, use} from 'react'
import type {Frontmatter} from '../../content/frontmatter.ts'

export interface PageLink {
  /** The address of the page: `/guides/credit`. */
  to: string
  title: string
}

/** A page of a folder in a `PageList`. */
interface ListedPage extends PageLink {
  description: string
  drawing?: string
}

/**
 * The data that `src/layout/pageData.ts` adds to a page's frontmatter, from the page's records and other
 * pages.
 */
export interface RelatedPageData {
  /** The drawing of the nearest parent page that has one, for a page without its own. */
  drawing?: string
  /** The ids of the skills that the records on the page teach. */
  skills?: string[]
  /** Links to the `##` headings, except the one in `CallToAction`. Only for pages that use `SectionLinks`. */
  parts?: PageLink[]
  /** The parent pages, outermost first. */
  above?: PageLink[]
  /** The previous page in the folder. */
  before?: PageLink
  /** The next page in the folder. */
  after?: PageLink
  /** The pages that are not in a folder, home first. Only for the 404 page. */
  all?: PageLink[]
  /**
   * The folders for which the page has a `PageList`, by name. `title` is the name of the folder's own page.
   */
  folders?: Record<string, {title?: string; pages: ListedPage[]}>
}

/** The data of the page. A context, because components in MDX can't get this data as props. */
export const PageContext = createContext<(Frontmatter & RelatedPageData) | undefined>(undefined)

/** Returns the page that is shown, or `undefined` outside a page. */
export function usePage(): (Frontmatter & RelatedPageData) | undefined {
  return use(PageContext)
}
