import {type Finding, written} from './finding.ts'
import {matchesOf} from './matchesOf.ts'
import {distance} from './nearest.ts'

const number = /(?<![\d.,£])(?:\+|0)[\d ()-]{8,17}\d(?!\d)/g

/** The digits of a telephone number as it is dialled from within the country: of `+44 (0)20 …` too. */
export const numberOf = (text: string) => text.replace(/\D/g, '').replace(/^(?:00)?440?/, '0')

/** Whether a number differs from ours by a digit or two. Others have other numbers. */
export function isNearly(typed: string, phone: string): boolean {
  const away = distance(numberOf(typed), numberOf(phone))
  return away > 0 && away <= 2
}

/** What is said of a number that words give as ours. */
export const notOurs = {
  message: 'This number is not the phone of content/site.yaml.',
  help: 'Or change it there, if the new one is right.',
  warning: true,
}

/** Words that say right before a number that it is ours. A number for texts may well be another. */
const ours = new RegExp(
  [
    '\\b(?:call|ring|phone|telephone|reach|contact) us(?: (?:by phone|directly|any time|today|instead))?',
    '\\bour (?:main |own |new )?(?:office|phone|telephone|reception|desk|landline|number)(?: number| line)?',
    '\\bthe (?:office|front desk|reception)(?: number| phone)?',
  ]
    .map((words) => `(?:${words})`)
    .join('|')
    .replace(/^(.*)$/, '(?:$1)(?: is| are)?(?: open)?(?: on| at)?:? $'),
  'iu',
)
/** An office that may be that of others. */
const others = /\b(?:college|school|library|council|university|bank|centre|their|its|venue)\b/i

/** A number that is typed as ours and is another: nearly ours, or said to be. */
export function phonesSaid(words: string, phone: unknown): Finding[] {
  // `020…` without its quote marks is a number to YAML, and told at its own line.
  // Nor is the number itself another, whatever is wrong with it.
  if (typeof phone !== 'string' || words === phone) return []
  const nearly = [...words.matchAll(/(?<!\d)\+?\d[\d ()-]{8,16}\d(?!\d)/g)].filter(({0: typed}) =>
    isNearly(typed, phone),
  )
  const said = numbersIn(words, phone).filter(({index}) => {
    const before = words.slice(0, index).replace(/\s+/g, ' ')
    return ours.test(before) && !(/\bthe \w+[^.]*$/i.test(before) && others.test(words))
  })
  return [
    ...nearly.map(({index, 0: typed}) => ({
      at: index,
      message: `Our phone number is ${phone}, and this is another.`,
      ...written(typed, '<Phone />'),
    })),
    ...said.map(({index, 0: typed}) => ({at: index, ...notOurs, ...written(typed, '<Phone />')})),
  ]
}

/** The numbers of this country among words that are neither ours nor nearly. */
export function numbersIn(words: string, phone: string): RegExpExecArray[] {
  return matchesOf(words, number).filter(
    ({0: typed}) =>
      /^0[1-9]\d{8,9}$/.test(numberOf(typed)) && numberOf(typed) !== numberOf(phone) && !isNearly(typed, phone),
  )
}
