import {months} from '../calendarNames.ts'
import type {ownAges} from '../content/ownRecords.ts'

/** What else is counted from one number to another. */
const others = `minutes?|hours?|days?|weeks?|people|places|pounds|${months.join('|')}`
/** A range of ages: `16 to 25`, `16–25-year-olds`, `16- to 25-year-olds`, `between 16 and 25`. */
const range = new RegExp(
  `(?<![\\d:.,£-])(\\d\\d)(?:-|-year-olds?)?(?: to | ?[-–] ?|(?<=\\bbetween (?:the ages of )?\\d\\d) and )(\\d\\d)(?:[- ]years?[- ]olds?|s(?!\\p{L}))?(?![\\d%:]|[.,:]\\d| (?:${others})\\b)`,
  'giu',
)
/** What says that it is of people, before it or behind. */
const ofPeople =
  /\b(?:for|aged?|ages|between|between the ages of|if you[’']re|if you are|are you|you[’']re|you are|(?:we|who) (?:help|teach|meet|work with)|open to)(?: [a-z]+){0,2}(?: aged?| between)? $/i
const isOlds = /olds?$/i

/** A range of ages in words. */
export interface AgeRange {
  said: string
  from: number
  to: number
  index: number
}

/** Ages in words that are not those of the fact, and the same as the fact has them. */
export interface OtherAges {
  said: string
  meant: string
  index: number
}

/** The ranges of ages in words that are of people. */
export function agesIn(words: string): AgeRange[] {
  return [...words.matchAll(range)].flatMap(({0: said, index, 1: from, 2: to}) =>
    Number(from) < Number(to) && (isOlds.test(said) || ofPeople.test(words.slice(0, index)))
      ? [{said, from: Number(from), to: Number(to), index}]
      : [],
  )
}

type Own = NonNullable<ReturnType<typeof ownAges>>

/** Words by which they are of whoever reads; others have schemes for ages of their own. */
const ofUs =
  /\b(?:we|us|our|you|your|free for|(?:course|workshop|evening|event|session|group|place)s? (?:is |are )?(?:open )?(?:for|to))\b/i
/** One thing of ours may be for a part of them. */
const ofOne =
  /\b(?:this|that|the|an?|each|one|next|new) (?:\p{L}+ ){0,2}?(?:course|workshop|evening|group|event|session|talk|day|club|cohort|trip|programme|program|bootcamp|masterclass|role|place)\b/iu
/** Words by which they are of all whom we help. */
const ofAll = [
  /\b(?:anyone|anybody|everyone|everybody|(?:any|every) young person)(?: (?:in|from) \p{Lu}\p{L}+)?(?: who is| who[’']s)?(?: aged?| between)? $/iu,
  /\b[Ww]e(?:[’']re| are)? (?:help|teach|support|(?:here )?for)(?: (?:young )?(?:people|Londoners|anyone|everyone))?(?: in \p{Lu}\p{L}+)?(?: aged?| between)? $/u,
  /\b(?:[Oo]ur|[Aa]ll)(?: our)?(?: \p{Ll}+)? \p{Ll}+s are (?:all )?(?:free )?(?:for|open to)(?: (?:young )?(?:people|Londoners|anyone))?(?: aged?| between)? $/u,
  /(?:^|[.!?\n] ?)(?:It[’']s |All is |Everything is )?[Ff]ree (?:\p{L}+,? ){0,8}?(?:for|if you[’']re|if you are)(?: (?:young )?(?:people|Londoners|anyone))?(?: aged?| between)? $/u,
  /(?:^|[.!?\n] ?)Are you(?: aged?| between)? $/,
]
/** What others have for people of some age. */
const ofOthers =
  /\b(?:railcard|ISA|scheme|benefits?|grants?|gov\.uk|government|councils?|wages?|discounts?|tickets?|travel|bus|trains?|tube|prescriptions?|colleges?|universit|NHS|per cent|in ten|in five|half of|surveys?|study|asked|census)\b|%/i
/** Of fewer years than this share of ours, they are a part of them for certain. */
const share = 0.5

/** `up to 25`, `up to the age of 25`, `until you’re 25`. */
const upTo = "(?:aged )?(?:up to|until)(?: the age of| age| you[’']re)?"
const people = '(?:(?:young )?(?:people|Londoners|anyone|everyone|anybody|everybody) )?'
/** Where words say from or until when all may come, by one age alone; `after` is the age at which that is over. */
const ends: [end: 'least' | 'most' | 'after', pattern: RegExp][] = [
  ['least', /\b[Ff]rom your (?=(\d\d)(?:st|nd|rd|th) birthday,? (?:on,? )?you can (?:join|come)\b(?! (?:as|us as)\b))/],
  [
    'least',
    /\b[Yy]ou (?:have to|must|need to) be (?:at least )?(?=(\d\d)(?: or over| or older)? to join\b(?! (?:as|us as)\b))/,
  ],
  [
    'most',
    new RegExp(
      `\\b(?:[Oo]ur|[Aa]ll)(?: our)? \\p{Ll}+s are (?:all )?(?:free )?(?:for|open to) ${people}${upTo} (?=(\\d\\d)\\b)`,
      'u',
    ),
  ],
  [
    'most',
    new RegExp(
      `\\b(?:[Ww]e[’']re|[Ww]e are|[Ww]e help|[Ii]t[’']s free|[Aa]ll is free|[Ee]verything is free)(?: here)?(?: for)? ${people}${upTo} (?=(\\d\\d)\\b)`,
      'u',
    ),
  ],
  ['most', /\b[Yy]ou can (?:join|come) until you[’']re (?=(\d\d)\b)/],
  ['most', /\b[Cc]an (?:I|we|people) (?:join|come)\b[^.!?\n]{0,30}\bover (?=(\d\d)\b)/],
  ['after', /\b[Yy]ou can (?:join|come|stay) (?:until|before) (?:you turn|your) (?=(\d\d)\b)/],
]

/** Ages that are not our own and can’t be meant otherwise. A smaller part of ours may be meant, unless the words are of all whom we help. */
export function otherAges(words: string, own: Own, mayBePart: boolean): OtherAges[] {
  const ranges = agesIn(words).filter((range) => isOther(range, words, own, mayBePart))
  const single = ends.flatMap(([end, pattern]) => {
    const found = pattern.exec(words)
    const said = found?.[1] ?? ''
    const right = end === 'after' ? own.most + 1 : own[end]
    // “Up to the age of 26” may mean the day on which one turns 26.
    const isRight = Number(said) === right || (/ age of $/.test(found?.[0] ?? '') && Number(said) === right + 1)
    if (!found || isRight || mayBePart || isOfSome(sentenceAt(words, found.index))) return []
    return [{said, meant: String(right), index: found.index + found[0].length}]
  })
  return [
    ...ranges.map(({said, from, to, index}) => ({
      said,
      meant: said.replace(String(from), String(own.least)).replace(new RegExp(`${to}(?!.*${to})`), String(own.most)),
      index,
    })),
    ...single,
  ]
}

/** Whether a range has one end of ours and goes beyond the other, or is a year off, or is the part of ours that all are said to be. */
function isOther({from, to, index}: AgeRange, words: string, {least, most}: Own, mayBePart: boolean): boolean {
  if (from === least && to === most) return false
  const isBeyond = (from === least && to > most && to <= most + 10) || (to === most && from < least)
  const isNear = Math.abs(from - least) + Math.abs(to - most) === 1
  const isPart = (from === least && to < most) || (to === most && from > least)
  const sentence = sentenceAt(words, index)
  const isOfAll = ofAll.some((all) => all.test(words.slice(0, index))) && !isOfSome(sentence)
  if ((isBeyond || isNear) && (isOfAll || ofUs.test(sentence))) return true
  return isPart && isOfAll && !mayBePart && to - from > (most - least) * share && agesIn(sentence).length === 1
}

function isOfSome(sentence: string): boolean {
  return ofOne.test(sentence) || ofOthers.test(sentence)
}

function sentenceAt(words: string, at: number): string {
  return `${/[^.!?]*$/.exec(words.slice(0, at))?.[0]}${/^[^.!?]*/.exec(words.slice(at))?.[0]}`
}
