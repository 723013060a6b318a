import {lineStart} from '../../../site/index.ts'

/**
 * Returns the offsets at which `words` occur in the visible text of a file. Leaves out parts of longer words
 * and numbers, imports, attributes, ids and comments.
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
