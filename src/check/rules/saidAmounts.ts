import {asPattern} from '../asPattern.ts'
import type {OwnRecords} from '../content/ownRecords.ts'
import type {Rule} from '../rule.ts'
import {mayCount, numberOf, numbers} from '../words/numberWords.ts'
import {holdsForMore, type OtherFigure, tellOther} from '../words/otherFigure.ts'

/** “90% of donations go to delivery”, “with the help of 60 volunteers”: a figure typed with the words of a fact, and not as `content/facts.yaml` has it. */
export const saidAmounts: Rule = {
  name: 'saidAmounts',
  quietBeside: ['saidFacts'],
  checkWords: (words, {facts}) => otherAmounts(words, facts).map((other) => tellOther(other, words)),
}

/** Where words have another figure than the fact with all of its words, or than the number of all that it counts. */
export function otherAmounts(words: string, facts: OwnRecords['facts']): OtherFigure[] {
  return [...words.matchAll(/[^.!?]+/g)].flatMap(({0: sentence, index}) =>
    (mayCount(sentence) ? facts : []).flatMap(({id, line, value: {value, label, about}}) => {
      const own = String(value)
      // Of replies and ages other words are read too.
      const found = about || isOfBefore(sentence, facts) ? undefined : otherAmount(sentence, own, String(label))
      return found && !holdsForMore(sentence, found.index, found[0], own)
        ? [{at: index + found.index, said: found[0], id, line, own}]
        : []
    }),
  )
}

/** Whether a sentence tells of what was, and of no year that a fact is of. */
function isOfBefore(sentence: string, facts: OwnRecords['facts']): boolean {
  const years = sentence.match(/\b20\d\d\b/g) ?? []
  const isOwn = years.some((year) => facts.some(({value}) => String(value.label).includes(year)))
  const isPast =
    /\b(?:had|was|were|began|came|gave|grew|ran|met|(?<!\b(?:have|has|is|are)(?: \p{Ll}+)? )\p{Ll}{2,}(?<!e)ed)\b/u
  return !isOwn && (years.length > 0 || isPast.test(sentence))
}

function otherAmount(sentence: string, own: string, label: string): RegExpExecArray | undefined {
  const [, figure] = /^(\d[\d,]*)[+%]?$/.exec(own) ?? []
  const found = figure ? amountBefore(sentence, label) : lengthBeside(sentence, own, label)
  return found && numberOf(found[1]?.replaceAll(',', '') ?? '') !== Number.parseInt(own.replaceAll(',', ''), 10)
    ? found
    : undefined
}

/** Before the whole label; or before `volunteers`, of `active volunteers`, where that is said of all of them. */
function amountBefore(sentence: string, label: string): RegExpExecArray | undefined {
  const amount = '(?<![\\d.,£])(\\d[\\d,]*)[+%]?'
  const [, noun = ''] = /^\p{Ll}+ (\p{Ll}{4,}s)$/u.exec(label) ?? []
  const [whole, more, ours] = [
    label.includes(' ') && `${amount}(?= ${asPattern(label)}(?!\\p{L}))`,
    noun && `(?<=\\b(?:more than|over) )${amount}(?= ${noun} (?:help|make|give|support|keep|stand|work)\\b)`,
    noun &&
      `(?<=\\b(?:help of|our|we have)(?: more than| over| about)? )${amount}(?= ${noun}(?! (?:in|at|on|from|for|of|who)\\b)\\b)`,
  ]
  for (const pattern of [whole, more, ours]) {
    const found = pattern && new RegExp(pattern, 'iu').exec(sentence)
    if (found) return found
  }
  return undefined
}

/** `3 hours`, of a fact with `2 hours`, in a sentence with all words of its label. */
function lengthBeside(sentence: string, own: string, label: string): RegExpExecArray | undefined {
  const [, unit] = /^\d+ (minute|hour|day|week|month|year)s?$/.exec(own) ?? []
  const parts = label.match(/\p{L}{4,}/gu) ?? []
  const isAbout = parts.length > 2 && parts.every((part) => new RegExp(`\\b${part}\\b`, 'i').test(sentence))
  if (!unit || !isAbout) return undefined
  const [found, more] = sentence.matchAll(new RegExp(`\\b(\\d+|${numbers.join('|')}) ${unit}s?\\b`, 'gi'))
  return more ? undefined : found
}
