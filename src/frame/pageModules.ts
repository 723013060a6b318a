import type {MDXContent} from 'mdx/types'
import type {RelatedPageData} from '../../components/ui/usePage.ts'
import type {Frontmatter} from '../../content/frontmatter.ts'

/** The exports of a compiled page of `pages/`. */
export interface PageModule {
  default: MDXContent
  frontmatter: Frontmatter
  /** Titles and links of parent pages and other pages that this page shows, if any. */
  relatedPages?: RelatedPageData
  /** Ids of the records that the page shows, in page order, by file of `content/`. */
  recordIds?: Partial<Record<string, string[]>>
}
