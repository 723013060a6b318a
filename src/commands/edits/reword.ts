const next: Record<string, string> = {}
for (const letters of ['aeiou', 'bcdfghjklmnpqrstvwxyz']) {
  for (const [at, letter] of [...letters].entries()) {
    const other = letters[(at + 1) % letters.length] ?? letter
    next[letter] = other
    next[letter.toUpperCase()] = other.toUpperCase()
  }
}

/**
 * The same text in words that nobody wrote: as long, with the same signs and numbers, and never twice the same for
 * two different words. So whatever still looks for the old words misses them, and what must stay one stays one.
 */
export function reword(text: string): string {
  // What stands in braces or between & and ; is no word, and what is named in a toast comes from site.yaml.
  return text
    .split(/(\{[^}]*\}|&\w+;)/)
    .map((part, index) => (index % 2 ? part : part.replace(/[a-z]/gi, (letter) => next[letter] ?? letter)))
    .join('')
}
