import {diffArrays} from 'diff'

/** A run of words that both states have, or only one of them. */
export interface Mark {
  text: string
  mark: 'same' | 'old' | 'new'
}

/** Words as a reader tells them apart: `50+` and `£1,000` are one, a full stop or a quotation mark stands alone. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).flatMap((word) => {
    const [, open = '', inner = '', close = ''] = /^([“"‘(]*)(.*?)([”"’),.;:!?…]*)$/u.exec(word) ?? []
    return [open, inner, close].filter(Boolean)
  })
}

/** What to mark in a sentence that changed. */
export function markWords(before: string, after: string): Mark[] {
  const marks = diffArrays(wordsOf(before), wordsOf(after)).map(({value, added, removed}) => ({
    text: joinWords(value),
    mark: added ? ('new' as const) : removed ? ('old' as const) : ('same' as const),
  }))
  // Two texts that differ only in their spaces have nothing to mark.
  return marks.filter(({text}) => text)
}

/** How much two sentences have in common, from 0 to 1, by their words. */
export function likeness(before: string, after: string): number {
  const left = wordsOf(before.toLowerCase())
  const right = wordsOf(after.toLowerCase())
  const rest = [...right]
  let shared = 0
  for (const word of left) {
    const at = rest.indexOf(word)
    if (at < 0) continue
    rest.splice(at, 1)
    shared++
  }
  return (2 * shared) / Math.max(left.length + right.length, 1)
}

function joinWords(words: string[]): string {
  return words
    .join(' ')
    .replace(/ (?=[”’),.;:!?…])/gu, '')
    .replace(/(?<=[“‘(]) /gu, '')
}
