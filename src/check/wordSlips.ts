import {type Finding, written} from './finding.ts'
import {matchesOf} from './matchesOf.ts'

/** A slip of the finger that a pattern finds among words, and how it is mended. */
export interface WordSlip {
  pattern: RegExp
  message: string
  /** What to write in place of what was found. */
  write?: (found: RegExpExecArray) => string
  help?: string | ((found: RegExpExecArray) => string)
}

/** Where words have one of those slips, as advice. */
export function slipsIn(words: string, slips: WordSlip[]): Finding[] {
  return slips.flatMap(({pattern, message, write, help}) =>
    matchesOf(words, pattern).map((found) => {
      const also = typeof help === 'function' ? help(found) : help
      return {
        at: found.index,
        message,
        ...(write && written(found[0], write(found))),
        ...(also && {help: also}),
        warning: true,
      }
    }),
  )
}
