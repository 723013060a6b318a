import {groupBy} from '../groupBy.ts'
import {listed} from '../listed.ts'
import {placeOf} from '../places.ts'
import {inFile} from '../problem.ts'
import type {SiteFiles} from '../readSite.ts'
import {numberOf, numbers} from './numberWords.ts'
import {textsBesideFacts} from './textsBesideFacts.ts'
import type {WordsRule} from './wordsRule.ts'

const kept = /\b(?:keep|kept|store[ds]?|delete[ds]?|erase[ds]?)\b/i
const time = new RegExp(`\\b(${numbers.join('|')}|\\d{1,2}) (year|month|week)s?\\b`, 'gi')

/** How long we keep what people tell us is said in several places, and is the same in all of them. */
export const keptFor: WordsRule = {
  name: 'keptFor',
  check(site) {
    const said = [...groupBy(timesIn(site), ({unit}) => [unit]).values()]
    return said.flatMap((all) =>
      all.flatMap(({file, text, at, words, figure}) => {
        const others = all.filter((other) => other.figure !== figure)
        const [first, second] = others
        // One place may be of another thing; two that agree are not, where no third is as this one.
        const isAlone = others.length === all.length - 1 && others.every((other) => other.figure === first?.figure)
        if (!first || !second || !isAlone) return []
        const places = others.map((other) => `line ${placeOf(other.text, other.at).line} of ${other.file}`)
        const finding = {
          at,
          message: `This says ${words}, and ${listed(places, 'and')} say ${first.words}.`,
          help: 'If it is the same that is kept, say the same in all places.',
        }
        return [inFile(file, text, finding)]
      }),
    )
  },
}

/** Each time that stands in a sentence on keeping or deleting. */
function timesIn(site: SiteFiles) {
  return textsBesideFacts(site).flatMap(({file, text}) =>
    [...text.matchAll(/[^.!?]+/g)]
      .filter(({0: sentence}) => kept.test(sentence))
      .flatMap(({0: sentence, index}) =>
        [...sentence.matchAll(time)].map(({0: words, 1: typed = '', 2: unit = '', index: from}) => ({
          file,
          text,
          words,
          at: index + from,
          unit: unit.toLowerCase(),
          figure: numberOf(typed),
        })),
      ),
  )
}
