/** Whether what was found is the whole line below another that was found in the same words. */
export function isBelow(above?: RegExpMatchArray, match?: RegExpMatchArray): boolean {
  if (!above || !match) return false
  const end = (above.index ?? 0) + above[0].length
  // Some patterns begin with the end of the line above.
  return match.index === end + (match[0].startsWith('\n') ? 0 : 1)
}

/** What to do with the lines below the one that tells it, and `also`. */
export function likeThat(lines: number, also = ''): string {
  return `Begin ${lines === 1 ? 'the line below' : `the ${lines} lines below`} like that too${also}.`
}
