/** A range of a text, and what is written in its place. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** The text after those edits; every byte outside them stays as it was. */
export function apply(text: string, edits: Edit[]): string {
  let result = text
  for (const {start, end, text: words} of [...edits].sort((a, b) => b.start - a.start)) {
    result = result.slice(0, start) + words + result.slice(end)
  }
  return result
}
