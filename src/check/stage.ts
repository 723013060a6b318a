import type {SiteFiles} from '../site/index.ts'
import type {Found, Severity} from './finding.ts'

/** What a stage looks at. */
export interface Scope {
  site: SiteFiles
  /** The files to report on, from the project's root; what else is in the site is only there to be compared with. */
  files: ReadonlySet<string>
  /** `2025-01-18` */
  today: string
  /** The site is about to be published: what only holds a place is an error. */
  launch: boolean
}

/**
 * One kind of mistake. Stages run in the order of `stages.ts`; what a stage finds in a block of a file (a paragraph,
 * a tag, a record) is dropped where an earlier stage has reported an error in the same block.
 */
export interface Stage {
  name: string
  severity: Severity
  /** It compares all files with each other, so it waits until no earlier stage reports an error. */
  needsSoundSite?: true
  run(scope: Scope): Iterable<Found>
}
