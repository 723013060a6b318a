/** Joins words as a list for a sentence: `a, b or c`. */
export function joinList(words: readonly string[], last = 'or'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}
