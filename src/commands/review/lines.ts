/** A sentence, heading, label or accessible name of a document. */
export interface Line {
  /** Before, inside or after `<main>`. */
  region: 'header' | 'page' | 'footer'
  /** The heading above it. */
  section: string
  /** Its kind, '' for a sentence: `heading 2`, `button`, `list item`. */
  kind: string
  /** The text with its formatting and link targets: `We teach *four* tracks ‹/services›`. */
  text: string
}

/** Matches link targets in a line's text. */
export const linkTargetPattern = /‹([^›]*)›/g

/** Multiset difference: removes each of `others` from `items` once. */
export function subtract(items: string[], others: string[]): string[] {
  const counts = new Map<string, number>()
  for (const each of others) counts.set(each, (counts.get(each) ?? 0) + 1)
  return items.filter((each) => {
    const left = counts.get(each) ?? 0
    counts.set(each, left - 1)
    return left <= 0
  })
}

/** Similarity of two texts by their words, from 0 to 1. */
export function similarity(one: string, other: string): number {
  const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const [left, right] = [wordsOf(one), wordsOf(other)]
  const shared = left.length - subtract(left, right).length
  return (2 * shared) / Math.max(left.length + right.length, 1)
}
