import {linesNamed} from '../linesNamed.ts'
import type {Page} from '../page/parsePage.ts'
import {shownOn} from '../page/shown.ts'
import {linesOf, placeOf} from '../places.ts'
import type {Finding, Rule} from '../rule.ts'

interface Sentence {
  words: string
  at: number
  line: number
}

/** Sentences that stand on a page twice, as a paste leaves them, where one of them has at least five words. */
export const repeated: Rule = {
  name: 'repeated',
  quietBeside: 'any',
  check(page) {
    const all = sentencesOf(page)
    const seen = new Map<string, number>()
    const findings: Finding[] = []
    let next = 0
    for (const [index, {words}] of all.entries()) {
      const twin = seen.get(words)
      if (twin === undefined) seen.set(words, index)
      if (twin === undefined || index < next || words.split(' ').length < 5) continue
      const isSame = (by: number) => all[index + by]?.words === all[twin + by]?.words
      let first = 0
      let last = 0
      // Short ones beside it came with it.
      while (index + first > next && twin + first > 0 && isSame(first - 1)) first--
      while (twin + last + 1 < index + first && index + last + 1 < all.length && isSame(last + 1)) last++
      next = index + last + 1
      findings.push(tell(all.slice(index + first, next), all.slice(twin + first, twin + last + 1), page))
    }
    return findings
  },
}

function sentencesOf(page: Page): Sentence[] {
  return shownOn(page).flatMap(({words, at}) =>
    [...words.matchAll(/[^.!?\n]+[.!?]+/g)].map(({index, 0: all}) => {
      const place = at(index + all.search(/\S/))
      return {words: all.replace(/\s+/g, ' ').trim(), at: place, line: placeOf(page.text, place).line}
    }),
  )
}

/** What is wrong with sentences that stand above already. */
function tell(again: Sentence[], above: Sentence[], page: Page): Finding {
  const lines = linesFrom(again)
  const shown = linesOf(page.text)
  // Other words may stand on one of their lines or between them, and stay.
  const isAll = shown.slice((lines[0] ?? 1) - 1, lines.at(-1)).every(({text}, index) => {
    const own = again.filter(({line}) => line === (lines[0] ?? 1) + index).map(({words}) => words)
    return text.trim() === own.join(' ')
  })
  const which = again.length === 1 ? 'Delete one of the two.' : 'Delete them in one of the two places.'
  return {
    at: again[0]?.at ?? 0,
    message: `${again.length === 1 ? 'This sentence stands' : `These ${again.length} sentences stand`} on ${linesNamed(linesFrom(above))} already.`,
    help: again.length > 1 && isAll ? `Delete ${linesNamed(lines)}.` : which,
    warning: true,
  }
}

function linesFrom(sentences: Sentence[]): number[] {
  return [...new Set(sentences.map(({line}) => line))]
}
