import {diffArrays} from 'diff'

/** A run of words that both states have, or only one of them. */
export interface Mark {
  text: string
  mark: 'same' | 'old' | 'new'
  /** Whether a space stands before it. */
  space: boolean
}

interface Token {
  word: string
  space: boolean
}

/** Words as a reader tells them apart: `50+` and `£1,000` are one, a full stop or the dash of a range stands alone. */
export function wordsOf(text: string): string[] {
  return tokensOf(text).map(({word}) => word)
}

/** What to mark in a sentence that changed. */
export function markWords(before: string, after: string): Mark[] {
  const same = (a: Token, b: Token) => a.word === b.word
  return diffArrays(tokensOf(before), tokensOf(after), {comparator: same}).map(({value, added, removed}) => ({
    text: value.map(({word, space}, place) => (space && place > 0 ? ` ${word}` : word)).join(''),
    mark: added ? 'new' : removed ? 'old' : 'same',
    space: value[0]?.space ?? false,
  }))
}

/** The same for a reader: what was written anew is shown whole, as it was and as it is, and not woven together. */
export function marksShown(before: string, after: string): Mark[] {
  const isLong = [before, after].every((text) => wordsOf(text).length > 8)
  if (!isLong || likeness(before, after) > 0.5) return markWords(before, after)
  return [
    {text: before, mark: 'old', space: false},
    {text: after, mark: 'new', space: true},
  ]
}

/** How much two sentences have in common, from 0 to 1, by their words. */
export function likeness(before: string, after: string): number {
  const left = wordsOf(before.toLowerCase())
  const right = wordsOf(after.toLowerCase())
  const counts = new Map<string, number>()
  for (const word of right) counts.set(word, (counts.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of left) {
    const rest = counts.get(word) ?? 0
    if (rest > 0) shared++
    counts.set(word, rest - 1)
  }
  return (2 * shared) / Math.max(left.length + right.length, 1)
}

function tokensOf(text: string): Token[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((run, place) => {
      const [, open = '', inner = '', close = ''] = /^([“"‘(]*)(.*?)([”"’),.;:!?…]*)$/u.exec(run) ?? []
      // A date as records write it is one word.
      const parts = /^\d{4}-\d\d(?:-\d\d)?$/.test(inner) ? [inner] : inner.split(/(?<=\w)([-–])(?=\d)/u)
      const words = [open, ...parts, close].filter(Boolean)
      return words.map((word, part) => ({word, space: place > 0 && part === 0}))
    })
}
