import {normaliseLookalikes} from './characters.ts'

/**
 * Returns how many letters to insert, delete, replace or swap with their neighbour to turn `from` into `to`.
 */
export function editDistance(from: string, to: string): number {
  let above: number[] = []
  let row = Array.from({length: to.length + 1}, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      const swap = swapped ? (above[j - 2] ?? 0) + 1 : Infinity
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same, swap))
    }
    above = row
    row = next
  }
  return row[to.length] ?? 0
}

/** Returns the word of `known` that was probably meant by `word`; `undefined` if none is similar enough. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
  let best: {word: string; score: number} | undefined
  for (const each of known) {
    const [a, b] = [plain(word), plain(each)]
    const [short, long] = a.length < b.length ? [a, b] : [b, a]
    const contained =
      (short.length > 3 && long.startsWith(short)) || (short.length > 5 && long.endsWith(short))
    const kin = stem(a).length > 2 && stem(a) === stem(b)
    const score = Math.min(editDistance(a, b), kin ? 1 : contained ? 2 : Infinity)
    if (score <= Math.max(1, Math.min(a.length, b.length) / 3) && score < (best?.score ?? Infinity)) {
      best = {word: each, score}
    }
  }
  return best?.word
}

/** Like `nearest`, but two words with different numbers never match: 250 is not a misspelt 25. */
export function nearestWithSameNumbers(word: string, known: Iterable<string>): string | undefined {
  const numbers = (name: string) => name.match(/\d+/g)?.join() ?? ''
  return nearest(
    word,
    [...known].filter((each) => numbers(each) === numbers(word) || !numbers(each) || !numbers(word)),
  )
}

/**
 * Like `nearest`, but for a list of allowed values: short words must match exactly, as chat may not mean
 * chart.
 */
export function nearestChoice(word: string, known: Iterable<string>): string | undefined {
  const meant = nearest(word, known)
  const plain = (text: string) =>
    normaliseLookalikes(text)
      .toLowerCase()
      .replace(/[^a-z0-9]|s$/g, '')
  return meant && (word.length >= minTypoLength || plain(word) === plain(meant)) ? meant : undefined
}

/** Length below which one changed letter usually makes a different word. */
const minTypoLength = 6

/** Removes the ending of a word: `sav` for saving, saves and save. */
function stem(word: string): string {
  return word.replace(/(?:ings?|ed|es|e|s)$/, '')
}
