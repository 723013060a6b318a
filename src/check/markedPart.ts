import {curly} from './curly.ts'
import {isLabel} from './plainWords.ts'

/** All words in one where those behind the closing mark belong to a value that the file’s own quote marks held: a figure, a whole sentence, or what can’t stand without them; signs behind it end that value. */
export function goneOn(marked: string, rest: string, needsMarks: (words: string) => boolean): string | undefined {
  const inner = unescaped(marked)
  const isSentence = /[.!?…][”’)]?$/.test(inner) && /^\s*[“‘(]?[\p{Lu}\p{N}]/u.test(rest)
  // Nobody quotes a figure, and `"60"+` has its sign on the wrong side of the mark.
  const isFigure = /\d/.test(inner) && !/\p{L}/u.test(inner)
  const isSigns = /^[+%!?.…]+\s*$/.test(rest)
  if (!isSentence && !isFigure && !isSigns && !needsMarks(inner.trim())) return undefined
  return curly(`${inner}${/^[\p{L}\p{N}]/u.test(rest) ? ' ' : ''}${rest}`)
}

/** The same where a label was typed before the opening mark: `New: "Learn with us."` Behind other words it may be what somebody says. */
export function begunBefore(value: string): string | undefined {
  const [, name = '', quote = '', inner = ''] = /^([^"':]+: +)(["'])(.+)\2$/.exec(value) ?? []
  return inner && !inner.includes(quote) && isLabel(name) ? name + inner : undefined
}

/** What stands between the marks of a value, as the file is read. */
function unescaped(marked: string): string {
  const inner = marked.slice(1, -1)
  return marked.startsWith('"') ? inner.replace(/\\(["\\])/g, '$1') : inner.replaceAll("''", "'")
}
