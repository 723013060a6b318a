import {daysIn, dayWritten, eitherDay, months, weekdays} from '../calendarNames.ts'
import {hourOf, timeWritten} from '../hourOf.ts'
import {matchesOf} from '../matchesOf.ts'
import {distance} from '../nearest.ts'
import {thing} from '../page/thing.ts'
import {type Finding, type Rule, written} from '../rule.ts'

const date = new RegExp(`(?:\\b(${weekdays.join('|')}),? (?:the )?)?\\b${dayWritten}(?:,? (\\d{4}))?\\b`, 'g')

/** Days and times that are in no calendar and on no clock. */
export const calendar: Rule = {
  name: 'calendar',
  checkWords: (words) => [...days(words), ...times(words), ...spans(words), ...misspelt(words), ...longYears(words)],
}

function days(words: string): Finding[] {
  return matchesOf(words, date).flatMap((match): Finding[] => {
    const [all, weekday, day = '', month = '', year] = match
    const index = months.indexOf(month)
    // Without a year, 29 February may be meant.
    const last = daysIn({year: Number(year ?? 2024), month: index + 1})
    const at = match.index + all.indexOf(day)
    if (Number(day) > last || Number(day) === 0)
      return [{at, message: `${month}${year ? ` ${year}` : ''} has ${last} days.`, help: 'Correct the date.'}]
    if (!weekday || !year) return []
    const said = new Date(Date.UTC(Number(year), index, Number(day)))
    const right = weekdays[said.getUTCDay()]
    if (right === weekday) return []
    return [
      {
        at: match.index,
        marked: weekday,
        message: `${day} ${month} ${year} is a ${right}, not a ${weekday}.`,
        help: eitherDay(said, weekday, true),
      },
    ]
  })
}

function times(words: string): Finding[] {
  const twice = [...words.matchAll(/(?<![:.\d])(1[3-9]|2[0-3])([:.][0-5]\d)? ?([ap])\.?m\b/gi)].map(
    ({index, 0: time, 1: hour, 2: minutes = ''}) => ({
      at: index,
      message: `“${time}” counts the hours twice.`,
      ...written(time, `${Number(hour) - 12}${minutes} PM`),
    }),
  )
  const none = [
    ...words.matchAll(
      /(?<=\b(?:at|from|until|till|to|by|and|open|opens|closes|–|-) ?)(?:2[4-9]|[3-9]\d):[0-5]\d(?!\d|:)/gi,
    ),
  ]
    .filter(({0: time}) => time !== '24:00')
    .map(({index, 0: time}) => ({at: index, message: `No clock shows ${time}.`, help: 'Correct the time.'}))
  return [...twice, ...none]
}

/** `6-4 hours` */
function spans(words: string): Finding[] {
  const pattern =
    /(?<![\d-])(\d+) ?(?:[-–]|to) ?(\d+)(?=[ -](?:minutes?|hours?|days?|weeks?|months?|years?|people)\b)|^(1[3-9]|[2-9]\d|\d{3,}) to (\d+)$|(?<=\b[Aa]ge[sd]? )(\d+) ?(?:[-–]|to) ?(\d+)/g
  const clock = [...matchesOf(words, backwards)]
    .filter(([, from = '', to = '']) => halfOf(from) === halfOf(to) && hourOf(from) >= hourOf(to))
    .map(({index, 0: span}) => ({at: index, message: `“${span}” does not go forward.`, help: 'Is it AM or PM?'}))
  const numbers = [...matchesOf(words, pattern)]
    .filter((match) => {
      const [from, to] = match.slice(1).filter((each) => each !== undefined)
      return Number(from) >= Number(to)
    })
    .map(({index, 0: span}) => ({
      at: index,
      message: `“${span}” does not go up.`,
      help: 'Write the smaller number first.',
    }))
  return [...clock, ...numbers]
}

/** `from 2pm to 1pm`: in the same half of the day. */
const backwards = new RegExp(`\\bfrom (${timeWritten}) (?:to|until|till) (${timeWritten})`, 'g')

/** `Saterday` and `Febuary` */
function misspelt(words: string): Finding[] {
  return [...words.matchAll(/\b\p{Lu}\p{Ll}{5,9}\b/gu)].flatMap(({index, 0: typed}): Finding[] => {
    const known = typed.endsWith('day') ? weekdays : months.filter(({length}) => length > 6)
    if (known.some((name) => typed === name || typed === `${name}s`)) return []
    const meant = known.find((name) => {
      const away = distance(name, typed)
      return away === 1 || (away === 2 && typed.length > 6 && typed.slice(0, 2) === name.slice(0, 2))
    })
    return meant ? [{at: index, message: `There is no ${typed}. Did you mean ${meant}?`, ...written(typed, meant)}] : []
  })
}

/** What stands before a year. What grows by an amount does so by no year. */
const beforeYear = [
  `\\b(?:[Ii]n|[Ss]ince|[Uu]ntil|[Tt]ill|[Ff]rom|[Bb]efore|[Aa]fter|[Dd]uring|[Ee]arly|[Mm]id|[Ll]ate) `,
  `(?<!(?:grew|grown|grows?|rose|risen|rises?|fell|fallen|falls?|up|down|creased?|creases) )\\b[Bb]y `,
  `\\b(?:${months.join('|')}|[Ss]pring|[Ss]ummer|[Aa]utumn|[Ww]inter|Christmas|Easter|end|start|beginning|middle|half|class)(?: of)? `,
  `\\b(?:19|20)\\d\\d(?: (?:to|and|or) | ?[-–] ?)`,
].join('|')
/** Behind a year another part of the sentence begins, and behind a number what it counts. */
const afterYear = `$|[.;:!?)”’](?!\\d)|,(?!\\d)|\\s(?:we|they|it|he|she|you|I|there|the|an?|our|all|and|or|but|to(?! \\d{5})|until|with|who|that|which|had|have|has|was|were|is|are|at|in|on|for|as|when|more|over|nearly|about|only|onwards|${thing})(?![\\p{L}\\d])`
const longYear = new RegExp(`[12]\\d{4}(?=${afterYear})(?<=(?:${beforeYear})\\d{5})`, 'gu')

/** `By 20224 we had helped`: a year with a figure too many. A round number is an amount. */
function longYears(words: string): Finding[] {
  return matchesOf(words, longYear).flatMap(({index, 0: typed}): Finding[] => {
    const isYear = (figures: string) => /^(?:19|20)\d\d$/.test(figures)
    const without = (at: number) => typed.slice(0, at) + typed.slice(at + 1)
    const places = [...typed].map((_, at) => at)
    if (typed.endsWith('00') || !places.some((at) => isYear(without(at)))) return []
    const doubled = places.filter((at) => typed[at] === typed[at + 1] && isYear(without(at)))
    const [meant, another] = new Set(doubled.map(without))
    const said = {at: index, message: `A year has four figures, and ${typed} has five.`}
    return [meant && !another ? {...said, ...written(typed, meant)} : {...said, help: 'Correct the year.'}]
  })
}

function halfOf(time: string): string | undefined {
  return /[ap]/i.exec(time)?.[0].toLowerCase()
}
