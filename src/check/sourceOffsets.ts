/**
 * Matches a character that is written as an escape or entity in Markdown or YAML: `\*`, `\u2019`, `&pound;`.
 */
const escapeOrEntity = /\\(?:u[\da-f]{4}|x[\da-f]{2}|[^\n])|&#?\w+;/iy

/**
 * The maximum number of source characters, such as indentation, to skip before the next character of the
 * words.
 */
const maxSkipped = 12

/** Maps each UTF-16 unit of the parsed `words` to its offset in their source, `typed`. */
export function sourceOffsets(typed: string, words: string): number[] {
  const offsets: number[] = []
  let at = 0
  for (const character of words) {
    escapeOrEntity.lastIndex = at
    const [longer] = escapeOrEntity.exec(typed) ?? []
    const isLonger = longer !== undefined && !words.startsWith(longer, offsets.length)
    if (
      !isLonger &&
      !typed.startsWith(character, at) &&
      !(/\s/.test(character) && /\s/.test(typed[at] ?? ''))
    ) {
      const next = typed.indexOf(character, at)
      if (next >= 0 && next - at <= maxSkipped) at = next
    }
    for (let unit = 0; unit < character.length; unit++) offsets.push(at + unit)
    at += isLonger ? longer.length : character.length
  }
  return offsets
}
