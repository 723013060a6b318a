import {createContext, use} from 'react'

/** What stands between the `---` lines at the top of a page. */
export interface Frontmatter {
  /** The tab's and the search result's title, which says something on its own. */
  title: string
  /** What the way to the page and lists of pages call it, where that is shorter than the title. */
  short?: string
  /** The sentence or two under the title in a search result, 120 to 155 characters. */
  description: string
  /** For a page that only dev shows. */
  draft?: true
  /** The name of the drawing in the ring at its top: a file of `components/drawings/`. */
  drawing?: string
  /** Where the page stands among those of its folder, 1 first. */
  order?: number
  /** `prose` for a page that is only text, such as the legal ones. */
  layout?: 'prose'
  /** For a page that is printed to be handed out: small, in columns, and without what only invites to go on. */
  handout?: true
}

/** Another page, as a link to it needs it. */
export interface PageLink {
  /** Its address, `/guides/credit`. */
  to: string
  title: string
}

/** A page of a folder, as a list shows it. */
interface ListedPage extends PageLink {
  description: string
  drawing?: string
}

/** What a page is told by the build of what lies round it: its drawing, what it shows, and the pages of its folder. */
export interface Surroundings {
  /** The drawing of the page above, for one that says none of its own. */
  drawing?: string
  /** The skills that it teaches: the ids of all those that the records on it name. */
  skills?: string[]
  /** Its parts, for one that shows them: each `##` heading but the one that closes it, with the place that it makes. */
  parts?: PageLink[]
  /** The pages above it, from the top. */
  above?: PageLink[]
  /** The pages before and after it in its folder. */
  before?: PageLink
  after?: PageLink
  /** The pages that are not in a folder, home first: for the fallback page. */
  all?: PageLink[]
  /** The pages of each folder that it lists, by the folder’s name, and the title of that folder’s own page. */
  folders?: Record<string, {title?: string; pages: ListedPage[]}>
}

interface Page extends Frontmatter, Surroundings {
  /** The page's path: `/`, `about`, or `*` for the fallback page. */
  path: string
}

/** A context, and the only one: what a page says of itself can't reach the components in it as props. */
export const PageContext = createContext<Page | undefined>(undefined)

/** The page that is shown, for the parts that are drawn from what it says of itself. */
export function usePage(): Page | undefined {
  return use(PageContext)
}
