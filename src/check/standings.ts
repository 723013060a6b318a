import {lineStart} from './places.ts'

/**
 * Where some words stand whole in the text of a file, and visitors may read them: not as a part of a longer word or figure,
 * in an import, an attribute, an id or a comment, or at the start of a link.
 */
export function standings(words: string, {file, text}: {file: string; text: string}): number[] {
  const unread = file.endsWith('.yaml') ? /^\s*#|^\s*(?:- )?id: / : /^import |<[A-Z][^>]*$/
  const found: number[] = []
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const before = text.slice(lineStart(text, at), at)
    const isPart =
      /[\p{L}\d.,£/@[-]$/u.test(before) || /^(?:[\p{L}\d%+@/]|[.,-]\d)/u.test(text.slice(at + words.length))
    if (!isPart && !unread.test(before)) found.push(at)
  }
  return found
}
