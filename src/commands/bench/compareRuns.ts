import {comparable, type Middle} from './figure.ts'
import type {Run} from './run.ts'

/** How one figure stands to the accepted one. */
export interface Compared {
  /** Its measure, row and column. */
  name: string
  before: Middle
  now: Middle
  verdict: 'worse' | 'better' | 'same'
}

/**
 * Every figure that both runs have and that can be compared: bytes and numbers as they are, times by their share of the
 * floor’s in the same run. Times that have no floor say more of the machine than of the site, and are left out.
 * It is worse or better when the ranges of noise do not touch.
 */
export function compareRuns(now: Run, before: Run): Compared[] {
  return Object.entries(now.measures).flatMap(([measure, rows]) =>
    Object.entries(rows).flatMap(([row, columns]) =>
      Object.entries(columns).flatMap(([column, figure]): Compared[] => {
        const earlier = before.measures[measure]?.[row]?.[column]
        const [one, other] = [comparable(figure), earlier && comparable(earlier)]
        if (!one || !other) return []
        const verdict = verdictOf(one, other, figure.unit === 'of 100')
        return [{name: `${measure}, ${row}: ${column}`, before: other, now: one, verdict}]
      }),
    ),
  )
}

function verdictOf(now: Middle, before: Middle, moreIsBetter: boolean): Compared['verdict'] {
  if (now.low > before.high) return moreIsBetter ? 'better' : 'worse'
  if (now.high < before.low) return moreIsBetter ? 'worse' : 'better'
  return 'same'
}
