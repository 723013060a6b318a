import {createContext, use} from 'react'

/** What stands between the `---` lines at the top of a page. */
export interface Frontmatter {
  /** The tab's and the search result's title. */
  title: string
  /** The sentence or two under the title in a search result, 120 to 155 characters. */
  description: string
  /** Which of the twelve sides of the ring is lit on this page, 1 at the top and on clockwise. */
  facet?: number
  /** `prose` for a page that is only text, such as the legal ones. */
  layout?: 'prose'
}

interface Page extends Frontmatter {
  /** The page's path: `/`, `about`, or `*` for the fallback page. */
  path: string
}

/** A context, and the only one: what a page says of itself can't reach the components in it as props. */
export const PageContext = createContext<Page | undefined>(undefined)

/** The page that is shown, for the parts that are drawn from what it says of itself. */
export function usePage(): Page | undefined {
  return use(PageContext)
}
