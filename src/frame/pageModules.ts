import type {MDXContent} from 'mdx/types'
import pages from '~react-pages'
import type {Frontmatter, Surroundings} from '../../components/ui/usePage.ts'

/** What a compiled page of `pages/` exports. */
export interface PageModule {
  default: MDXContent
  frontmatter: Frontmatter
  /** For a page that has to do with a folder. */
  surroundings?: Surroundings
  /** The ids of the records that it shows, in its order, by their file of `content/`. */
  shown?: Partial<Record<string, string[]>>
}

/** Loads the page of that path (`about`, `*`). Throws when there is none, or when its file can't be had. */
export async function loadPage(path: string): Promise<PageModule> {
  const page = pages.find((each) => each.path === path)
  if (!page) throw new Error(`There is no page “${path}” among ${pages.map((each) => each.path).join(', ')}.`)
  return page.element()
}
