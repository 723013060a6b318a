import type {Range} from './positions.ts'

/** A range of a text, and the text that replaces it. */
export interface Edit extends Range {
  text: string
}

/**
 * Returns the text with the edits applied; they must not overlap. Words inserted where a replaced range starts
 * come before it.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = text
  const fromLast = edits.toSorted((one, other) => other.start - one.start || other.end - one.end)
  for (const {start, end, text: words} of fromLast) {
    result = result.slice(0, start) + words + result.slice(end)
  }
  return result
}
