/** One thing that is measured. */
export interface Figure {
  unit: 'ms' | 's' | 'MB' | 'of 100' | ''
  /** What each try came to: one, where each would come to the same. */
  all: number[]
  /** What the floor came to, each right after the try of the same place. */
  floor?: number[]
  /** Bytes and numbers, which are the same on every machine. */
  exact?: true
}

/** What one measure found: by what was looked at, like a page, and by what was asked of it. */
export type Rows = Record<string, Record<string, Figure>>

/** A median, and where the true one is with 95 % certainty. */
export interface Middle {
  median: number
  low: number
  high: number
}

/** A figure that needs one try. */
export function exact(value: number): Figure {
  return {unit: '', all: [value], exact: true}
}

/**
 * The median of some tries, and its noise: the range that holds the true one with 95 % certainty, however tries are spread
 * (the sign test turned round: https://en.wikipedia.org/wiki/Sign_test). Fewer than six tries can't say so much: the range is all of them.
 */
export function middleOf(tries: number[]): Middle {
  const sorted = [...tries].sort((one, other) => one - other)
  const half = sorted.length / 2
  const median = ((sorted[Math.ceil(half) - 1] ?? Number.NaN) + (sorted[Math.floor(half)] ?? Number.NaN)) / 2
  const cut = ranksToCut(sorted.length)
  return {median, low: sorted[cut] ?? median, high: sorted[sorted.length - 1 - cut] ?? median}
}

/** How many tries at either end the true median is beyond with less than 2.5 % likelihood each. */
function ranksToCut(tries: number): number {
  let likelihood = 0.5 ** tries
  let sum = likelihood
  let cut = 0
  while (sum <= 0.025) {
    cut++
    likelihood *= (tries - cut + 1) / cut
    sum += likelihood
  }
  return Math.max(0, cut - 1)
}

/** What can be held against another run, perhaps of another machine: the value itself where it is exact, else its share of the floor’s. Else nothing. */
export function comparable({all, floor, exact}: Figure): Middle | undefined {
  if (exact) return middleOf(all)
  if (floor) return middleOf(all.map((each, index) => each / (floor[index] ?? Number.NaN)))
  return undefined
}

/** A figure in a few words: “328 ms, 0.46 of the floor (0.41 to 0.52)”. */
export function sayFigure(figure: Figure): string {
  const {unit, all, floor} = figure
  const {median, low, high} = middleOf(all)
  const value = `${sayNumber(median)}${unit && ` ${unit}`}`
  const ratio = floor && comparable(figure)
  if (ratio)
    return `${value}, ${sayNumber(ratio.median)} of the floor (${sayNumber(ratio.low)} to ${sayNumber(ratio.high)})`
  return all.length > 1 ? `${value} (${sayNumber(low)} to ${sayNumber(high)})` : value
}

/** A number with the digits that mean something. */
export function sayNumber(value: number): string {
  return value.toLocaleString('en-GB', {maximumFractionDigits: Math.abs(value) < 10 ? 2 : 0})
}
