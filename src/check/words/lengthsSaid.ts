import type {KindLength, Length} from '../content/kindLengths.ts'
import {numberOf, numbers} from './numberWords.ts'

const figure = `(\\d+|${numbers.join('|')})`
const span = `(${figure}(?:(?: to | or | ?[-–] ?)${figure})?[- ](minute|hour|day|week|month|year)s?)`
/** Words without any length need not be looked at. */
export const maySayLength = new RegExp(span, 'i')
const lasts = '(?:takes?|lasts?|runs? for|goes on for)(?: about| around| only| just)?'

/** Where words say how long all of a kind take, and not as the records do. */
export function lengthsSaid(words: string, kinds: KindLength[]): {index: number; typed: string; kind: KindLength}[] {
  if (!maySayLength.test(words)) return []
  return kinds.flatMap((kind) => {
    const noun = `${kind.noun}(?:e?s)?`
    const patterns = [
      // “Each workshop takes three hours”, “Mentoring lasts a year”; what is said of one alone may be of that one.
      `(?:\\b(?:our|each|every|all)(?: our)? (?:free )?|(?:^|[.!?]\\s+)(?:an? )?)${noun} ${lasts} ${span}(?![\\p{L}]| (?:a|each|every|per|of|from|to)\\b)`,
      // “Our 60-minute masterclasses”.
      `\\b(?:our|each|every|all|these) (?:free )?${span}(?:[- ]long)? ${noun}(?![\\p{L}-])`,
    ]
    return patterns.flatMap((pattern) => foundBy(pattern, words, kind))
  })
}

/** The same of a page that is about a kind: “After six months you decide what comes next.” */
export function endsSaid<Kind extends Length>(words: string, kind: Kind): {index: number; typed: string; kind: Kind}[] {
  return [
    `\\bafter ${span},? (?:you|we|both of you) (?:decide|choose|agree)(?: together)? (?:on )?(?:what|whether|if|how)\\b`,
    `(?:^|[.!?]\\s+)It lasts(?: for)?(?: about| around)? ${span}(?![\\p{L}]| (?:a|each|every|per)\\b)`,
  ].flatMap((pattern) => foundBy(pattern, words, kind))
}

function foundBy<Kind extends Length>(pattern: string, words: string, kind: Kind) {
  return [...words.matchAll(new RegExp(pattern, 'giu'))].flatMap(
    ({index, 0: all, 1: typed = '', 2: from = '', 3: to, 4: unit = ''}) =>
      isWithin(numberOf(from), to === undefined ? undefined : numberOf(to), unit.toLowerCase(), kind)
        ? []
        : [{index: index + all.indexOf(typed), typed, kind}],
  )
}

/** Whether a length can be that of a kind: in other units nobody need count alike, but for minutes of hours. */
function isWithin(from: number, to: number | undefined, unit: string, kind: Length): boolean {
  const minutes = (each: number, of: string) => (of === 'hour' ? each * 60 : each)
  const isClock = [unit, kind.unit].every((each) => each === 'hour' || each === 'minute')
  if (!isClock && unit !== kind.unit) return true
  const [own, said] = [
    [kind.from, kind.to].map((each) => minutes(each, kind.unit)),
    [from, to ?? from].map((each) => minutes(each, unit)),
  ]
  const [[least = 0, most = 0], [first = 0, last = 0]] = [own, said]
  return to === undefined ? first >= least && first <= most : first === least && last === most
}
