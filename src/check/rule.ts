import type {Finding} from './finding.ts'
import type {OutlinedPage, Page} from './page/parsePage.ts'
import type {SiteFiles} from './readSite.ts'

export {type Finding, written} from './finding.ts'

/** One thing that is checked: of each page, or of all words that visitors read, on pages as in records. */
export interface Rule {
  name: string
  /** Rules that take precedence: what they find on a line replaces what this one finds there. */
  quietBeside?: string[]
  /** Its advice depends on the whole page, so it is left out while another rule reports an error there. */
  waits?: true
  check?(page: Page, site: SiteFiles): Finding[]
  /** What is wrong with a page beside the others. All that it may know of the page is kept, so that other pages can change without this one being read again. */
  checkAmongPages?(page: OutlinedPage, site: SiteFiles): Finding[]
  /** What is wrong with words as they are shown, without any sign of Markdown, `at` counts in them. */
  checkWords?(words: string): Finding[]
}
