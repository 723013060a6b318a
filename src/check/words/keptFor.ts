import {groupBy} from '../groupBy.ts'
import {listed} from '../listed.ts'
import {placeOf} from '../places.ts'
import {inFile} from '../problem.ts'
import type {SiteFiles} from '../readSite.ts'
import {numberOf, numbers} from './numberWords.ts'
import {textsBesideFacts} from './textsBesideFacts.ts'
import type {WordsRule} from './wordsRule.ts'

const kept = /\b(?:keep|kept|store[ds]?|delete[ds]?|erase[ds]?)\b/i
const time = new RegExp(
  // “A year” may be how often, but not after these words; “a year and a half” is neither.
  `\\b(${numbers.join('|')}|\\d{1,3}|(?<=\\b(?:after|for|within|up to|than|least) )an?) (year|month|week|day)s?\\b(?! and a )`,
  'gi',
)
const daysOf: Record<string, number> = {year: 360, month: 30, week: 7, day: 1}

/** What people write or tell us, as the words of deleting it call it. */
const message =
  /\b(?:messages?|e-?mails?|(?:tell|write to|call|contact)(?: or \w+)* us|what you (?:tell|send|write))\b/i
const keptMessage =
  /\b(?:keep|store|delete|erase) (?:it|them|this|these|(?:all |everything |what )?(?:you|your) \w+)\b/i

/** How long something is kept, as a sentence says. */
export interface KeptTime {
  file: string
  text: string
  /** `two years`, and where it stands in the text. */
  words: string
  at: number
  unit: string
  figure: number
  days: number
  /** It is of what people write or tell us, not of something that has a name of its own. */
  ofMessages: boolean
}

/** How long we keep other things is said in several places, and is the same in all of them. What people tell us is told unasked. */
export const keptFor: WordsRule = {
  name: 'keptFor',
  check(site) {
    const times = timesKept(site).filter(({ofMessages}) => !ofMessages)
    const said = [...groupBy(times, ({unit}) => [unit]).values()]
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
export function timesKept(site: SiteFiles): KeptTime[] {
  return textsBesideFacts(site).flatMap(({file, text}) => {
    if (!kept.test(text)) return []
    // A paragraph, a point of a list or a record: what it is about, one of its sentences says.
    const blocks = [...text.matchAll(/(?:(?!\n\s*\n|\n\s*[-*] )[\s\S])+/g)]
    return blocks.flatMap(({0: block, index: start}) =>
      [...block.matchAll(/[^.!?]+/g)]
        .filter(({0: sentence}) => kept.test(sentence))
        .flatMap(({0: sentence, index}) =>
          [...sentence.matchAll(time)].map(({0: words, 1: typed = '', 2: unit = '', index: from}) => {
            const figure = /^an?$/i.test(typed) ? 1 : numberOf(typed)
            return {
              file,
              text,
              words,
              at: start + index + from,
              unit: unit.toLowerCase(),
              figure,
              days: figure * (daysOf[unit.toLowerCase()] ?? 0),
              ofMessages: message.test(block) && keptMessage.test(sentence),
            }
          }),
        ),
    )
  })
}
