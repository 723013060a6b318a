import type {Problem} from '../problem.ts'
import type {SiteFiles} from '../readSite.ts'

/** One way in which words can say more than is so, looked for in the whole site. */
export interface WordsRule {
  name: string
  check(site: SiteFiles): Problem[]
}
