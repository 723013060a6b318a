/** How one character may be typed in Markdown and in YAML: `\\*`, `\\u2019`, `&pound;`. */
const typedLonger = /\\(?:u[\da-f]{4}|x[\da-f]{2}|[^\n])|&#?\w+;/iy

/** How far behind its place a character may be: two quote marks are typed for one, and lines begin with spaces. */
const farthest = 12

/** Where each character of some words was typed: escapes and entities are typed longer, and lines have spaces in front. */
export function offsetsIn(typed: string, words: string): number[] {
  const offsets: number[] = []
  let at = 0
  for (const character of words) {
    typedLonger.lastIndex = at
    const [longer] = typedLonger.exec(typed) ?? []
    const isLonger = longer !== undefined && !words.startsWith(longer, offsets.length)
    if (!isLonger && !typed.startsWith(character, at) && !(/\s/.test(character) && /\s/.test(typed[at] ?? ''))) {
      const next = typed.indexOf(character, at)
      if (next >= 0 && next - at <= farthest) at = next
    }
    for (let unit = 0; unit < character.length; unit++) offsets.push(at + unit)
    at += isLonger ? longer.length : character.length
  }
  return offsets
}
