import {daysIn, dayWritten, months, weekdays} from '../calendarNames.ts'
import {hourOf, timeWritten} from '../hourOf.ts'
import {matchesOf} from '../matchesOf.ts'
import {distance} from '../nearest.ts'
import {type Finding, type Rule, written} from '../rule.ts'

const date = new RegExp(`(?:\\b(${weekdays.join('|')}),? (?:the )?)?\\b${dayWritten}(?:,? (\\d{4}))?\\b`, 'g')

/** Days and times that are in no calendar and on no clock. */
export const calendar: Rule = {
  name: 'calendar',
  checkWords: (words) => [...days(words), ...times(words), ...spans(words), ...misspelt(words)],
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
    const right = weekdays[new Date(Date.UTC(Number(year), index, Number(day))).getUTCDay()] ?? ''
    if (right === weekday) return []
    return [
      {
        at: match.index,
        message: `${day} ${month} ${year} is a ${right}, not a ${weekday}.`,
        help: `Write ${right}, or correct the date.`,
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

function halfOf(time: string): string | undefined {
  return /[ap]/i.exec(time)?.[0].toLowerCase()
}
