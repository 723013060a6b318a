import type {Range} from './positions.ts'

/** A range of a text, and the text that replaces it. */
export interface Edit extends Range {
  text: string
}

/** Returns the text with the edits applied; they must not overlap. */
export function applyEdits(text: string, edits: Edit[]): string {
  let result = text
  for (const {start, end, text: words} of [...edits].sort((a, b) => b.start - a.start)) {
    result = result.slice(0, start) + words + result.slice(end)
  }
  return result
}
