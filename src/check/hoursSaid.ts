import {weekdays} from './calendarNames.ts'
import {timeWritten} from './hourOf.ts'
import {matchesOf} from './matchesOf.ts'

/** Hours that words say of some days, or of every day. */
export interface HoursSaid {
  index: number
  said: string
  first: string
  last: string | undefined
  /** Empty where only an end is said. */
  from: string
  to: string
  /** Hours and days in an order, or without days, that others’ times have too: they are ours only where the words say so. */
  loose: boolean
}

const day = `(?:${weekdays.join('|')})`
const short = `(?:${weekdays.map((name) => `${name}|${name.slice(0, 3)}(?:rs|r|s|nes)?(?![\\p{L}])`).join('|')})`
const days = (name: string) => `(?<first>${name})s?(?: ?(?:to|through|[-–]) ?(?<last>${name})s?)?`
const hours = `(?<from>${timeWritten}) ?(?:to|until|till|[-–]) ?(?<to>${timeWritten})`
// “9 to 5” has no other meaning beside days.
const bare =
  '(?<from>1?\\d) ?(?:to|until|[-–]) ?(?<to>1?\\d)(?![\\d%]|[.:]\\d| ?[ap]\\.?m|-| (?!on\\b|every\\b|Mon|weekdays)\\p{L})'

/** Either way round: `open from 9am to 5pm, Monday to Friday`. */
const spans = [
  new RegExp(`\\b${days(day)},? (?:from )?${hours}`, 'g'),
  new RegExp(`\\b${days(day)},? (?:from )?${bare}`, 'gu'),
  new RegExp(`\\b[Oo]pen (?:from )?${hours},? (?:on |every )?${days(day)}`, 'g'),
  new RegExp(`\\b${days(day)},? until (?<to>${timeWritten})`, 'g'),
]
const looseSpans = [
  new RegExp(
    `(?<!\\b[Oo]pen )\\b(?<!\\b[Oo]pen )(?:(?:from|between) )?${hours},? \\(?(?:on |every )?${days(short)}`,
    'gu',
  ),
  new RegExp(`\\b(?:from )?${bare},? (?:on |every )?${days(short)}`, 'gu'),
  new RegExp(`\\b${hours},? (?:on |every |any )?(?<weekdays>weekdays?)\\b`, 'g'),
  new RegExp(`\\b(?:[Oo]n |[Ee]very |[Aa]ny )?(?<weekdays>[Ww]eekdays?),? (?:from )?${hours}`, 'g'),
  new RegExp(`\\b${days(short)},? (?:from )?${hours}`, 'gu'),
  new RegExp(`\\b(?:from|between) (?<from>${timeWritten}) (?:to|and|until|till) (?<to>${timeWritten})`, 'g'),
]

/** Every place where words say hours, the longest where several begin or end alike. */
export function hoursSaidIn(words: string): HoursSaid[] {
  const all = [...spans, ...looseSpans].flatMap((pattern, at) =>
    matchesOf(words, pattern).map(
      ({index, 0: said, groups: {first, last, from = '', to = '', weekdays: all} = {}}) => ({
        index,
        said,
        first: all ? 'Monday' : whole(first),
        last: all ? 'Friday' : last && whole(last),
        from,
        to,
        loose: at >= spans.length,
      }),
    ),
  )
  const ends = ({index, said}: HoursSaid) => index + said.length
  return all.filter(
    (one, at) =>
      !all.some(
        (other, index) =>
          other !== one &&
          other.index < ends(one) &&
          one.index < ends(other) &&
          (other.said.length > one.said.length || (other.said.length === one.said.length && index < at)),
      ),
  )
}

/** `Monday` for `Mon`. */
function whole(name = ''): string {
  return weekdays.find((each) => each.slice(0, 3) === name.slice(0, 3)) ?? ''
}
