import {shownOn} from '../page/shown.ts'
import {placeOf} from '../places.ts'
import type {Finding, Rule} from '../rule.ts'

/** A sentence of at least five words that stands on a page twice, as a paste leaves it. */
export const repeated: Rule = {
  name: 'repeated',
  quietBeside: 'any',
  check(page) {
    const seen = new Map<string, number>()
    return shownOn(page).flatMap(({words, at}) =>
      [...words.matchAll(/[^.!?\n]+[.!?]+/g)].flatMap(({index, 0: all}): Finding[] => {
        const sentence = all.replace(/\s+/g, ' ').trim()
        if (sentence.split(' ').length < 5) return []
        const first = seen.get(sentence)
        const place = at(index + all.search(/\S/))
        if (first === undefined) seen.set(sentence, placeOf(page.text, place).line)
        return first === undefined
          ? []
          : [
              {
                at: place,
                message: `This sentence stands on line ${first} already.`,
                help: 'Delete one of the two.',
                warning: true,
              },
            ]
      }),
    )
  },
}
