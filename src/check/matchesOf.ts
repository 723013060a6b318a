/**
 * Every place of a text where a pattern with `g` is found, as `matchAll` finds them. That copies the pattern each time,
 * and hundreds of patterns meet each paragraph, where most of them find nothing.
 */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  if (!pattern.global) throw new TypeError(`Only a pattern with g is found more than once: ${pattern}`)
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match)
    // After a match without a sign the next is looked for behind the next sign, which may be two units long.
    if (match[0] === '') pattern.lastIndex += (text.codePointAt(match.index) ?? 0) > 0xffff ? 2 : 1
  }
  return found
}
