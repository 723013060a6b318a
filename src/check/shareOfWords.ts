/** How many of the words of a name other words have too, from none to all: `0.5` of `/money-clinic` in “Free money workshops”. */
export function shareOf(name: string, words: string): number {
  const own = wordsOf(name)
  const others = new Set(wordsOf(words))
  return own.length === 0 ? 0 : own.filter((word) => others.has(word)).length / own.length
}

/** The words of some length, of which one and several are the same. */
function wordsOf(words: string): string[] {
  return (words.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/s$/, ''))
}
