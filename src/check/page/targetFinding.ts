import type {Advice} from '../finding.ts'

/** What is wrong with where a link leads, and where it was to lead. */
export interface TargetFinding extends Advice {
  message: string
  to?: string
  /** The address is of no page, and like that of none. */
  unlike?: boolean
}
