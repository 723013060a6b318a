import type {SiteFiles} from '../site/index.ts'
import type {Finding} from './finding.ts'

/** The input of a stage. */
export interface CheckContext {
  site: SiteFiles
  /** The files to report on, as paths from the project’s root; other files are only read for comparison. */
  files: ReadonlySet<string>
  /** The current date, such as `2025-01-18`; dates before it are past. */
  today: string
  /** Whether the site is about to be published; if so, placeholders are errors. */
  launch: boolean
}

/**
 * A step of the check, which looks for one kind of mistake. Stages run in the order of `stages.ts`; a finding
 * is dropped if an earlier stage has reported an error in the same block of the file (a paragraph, a tag, a
 * record).
 */
export interface Stage {
  name: string
  /** Whether the stage runs only if no earlier stage has found an error in any file. */
  needsSoundSite?: true
  run(scope: CheckContext): Iterable<Finding>
}
