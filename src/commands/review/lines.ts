/** One sentence, heading, label or name of a document, as a visitor reads or hears it. */
export interface Line {
  /** Above, inside or below `main`. */
  region: 'header' | 'page' | 'footer'
  /** The heading that it stands below. */
  section: string
  /** What it is besides a sentence: `heading 2`, `button`, `list item`. */
  kind: string
  /** The words, with their look and what a press leads to: `We teach *four* tracks ‹/services›`. */
  text: string
}

/** What a press leads to, where it stands in a text. */
export const targets = /‹([^›]*)›/g

/** The items of a list that another has not, each as often as it has fewer of them. */
export function without(items: string[], others: string[]): string[] {
  const counts = new Map<string, number>()
  for (const each of others) counts.set(each, (counts.get(each) ?? 0) + 1)
  return items.filter((each) => {
    const left = counts.get(each) ?? 0
    counts.set(each, left - 1)
    return left <= 0
  })
}

/** How much two texts have in common by their words, from 0 to 1. */
export function likeness(one: string, other: string): number {
  const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const [left, right] = [wordsOf(one), wordsOf(other)]
  const shared = left.length - without(left, right).length
  return (2 * shared) / Math.max(left.length + right.length, 1)
}
