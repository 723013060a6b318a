import {lineStart} from '../../../site/index.ts'

/**
 * Returns the offsets of `words` in the visible text of a file: not within a longer word or number, an import, an
 * attribute, an id or a comment.
 */
export function visibleOffsets(words: string, file: string, text: string): number[] {
  const unread = file.endsWith('.yaml') ? /^\s*#|^\s*(?:- )?id: / : /^import |<[A-Z][^>]*$/
  const found: number[] = []
  if (words === '') return found
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const before = text.slice(lineStart(text, at), at)
    const isPart =
      /[\p{L}\d.,£/@[-]$/u.test(before) || /^(?:[\p{L}\d%+@/]|[.,-]\d)/u.test(text.slice(at + words.length))
    if (!isPart && !unread.test(before)) found.push(at)
  }
  return found
}
