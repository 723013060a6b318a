import {distance} from '../nearest.ts'

/** The twelve of a list that are most like a word, and whether there are more. */
export function someOf(word: string, list: string[], end = '.'): string {
  if (list.length <= 12) return list.join(', ') + end
  const words = new Set(word.split(/\W+/).filter(Boolean))
  const shared = (each: string) => each.split(/\W+/).filter((part) => words.has(part)).length
  const ranked = [...list].sort((a, b) => shared(b) - shared(a) || distance(a, word) - distance(b, word))
  return `${ranked.slice(0, 12).join(', ')} …`
}
