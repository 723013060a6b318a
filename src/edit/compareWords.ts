import {diffArrays} from 'diff'

/** Some words of two texts: in both, or only in the new (`added`) or the old one (`removed`). */
export interface WordPart {
  words: string
  type: 'same' | 'added' | 'removed'
}

/**
 * Compares two texts word by word; texts with few words in common as a whole. Between two parts is a space.
 */
export function compareWords(before: string, after: string): WordPart[] {
  if (!before || !after || similarity(before, after) < 0.4)
    return [{words: before, type: 'removed'} as const, {words: after, type: 'added'} as const].filter(
      ({words}) => words,
    )
  return diffArrays(before.split(/\s+/), after.split(/\s+/)).map(({value, added, removed}) => ({
    words: value.join(' '),
    type: added ? 'added' : removed ? 'removed' : 'same',
  }))
}

/** Similarity of two texts by their words, from 0 to 1. */
export function similarity(one: string, other: string): number {
  const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const [left, right] = [wordsOf(one), wordsOf(other)]
  const shared = left.length - subtract(left, right).length
  return (2 * shared) / Math.max(left.length + right.length, 1)
}

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
