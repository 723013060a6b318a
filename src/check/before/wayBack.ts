import type {Problem} from '../problem.ts'
import type {Change} from './changesSince.ts'

/** A way to undo what a hand did by mistake, and what is then said of a problem that goes with it. */
export interface WayBack {
  /** The change that it is told at. */
  change: Change
  /** Which lines come back for how many of those that stand there, each place counted from 0. */
  undone: {at: number; count: number; lines: string[]}[]
  /**
   * `sure`: reported for every error that goes with it. `last`: only where nothing better is known. `here` and `elsewhere`:
   * the same, and only for an error on the changed line, or only for one on another line.
   */
  when: 'sure' | 'last' | 'here' | 'elsewhere'
  say: (told: Problem) => Problem
}

/** Whether a problem is told on a changed line, or on one of the two round lines that are gone. */
export function isBeside({line}: Problem, {at, is}: Change): boolean {
  return is.length > 0 ? line > at && line <= at + is.length : line === at || line === at + 1
}
