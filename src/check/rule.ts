import type {Finding} from './finding.ts'
import type {Page} from './page/parsePage.ts'
import type {SiteFiles} from './readSite.ts'

export type {Finding} from './finding.ts'

/** One thing that is checked about each page. */
export interface Rule {
  name: string
  check(page: Page, site: SiteFiles): Finding[]
}
