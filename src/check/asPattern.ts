/** Words as a pattern that finds them, with any sign in the place of one of theirs: typed by hand, ’ may be '. */
export function asPattern(words: string): string {
  return words.replace(/[^\p{L}\d ]/gu, '.')
}
