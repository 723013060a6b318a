import {asPattern} from '../asPattern.ts'
import {dayWritten, months} from '../calendarNames.ts'
import {hourOf, timeWritten} from '../hourOf.ts'

const date = new RegExp(`\\b${dayWritten}\\b(?: (\\d{4})\\b)?`, 'g')

/** What a sentence says of a record otherwise than the record itself. */
export interface Difference {
  said: string
  from: number
  /** The field of the record, and what it says. */
  field: string
  own: string
  /** What to write for it, where that is something else; nothing where only who writes it can know. */
  right?: string
}

/** Where a sentence about a record gives it another date, number of places, price, place, rhythm, length or start. */
export function differences(sentence: string, value: Record<string, unknown>): Difference[] {
  const found: Difference[] = []
  const own = new Date(String(value.date))
  const days = [...sentence.matchAll(date)]
  const isOwn = days.some(
    ([, day, month, year = own.getUTCFullYear()]) =>
      Number(day) === own.getUTCDate() && month === months[own.getUTCMonth()] && Number(year) === own.getUTCFullYear(),
  )
  // By another day people may have to answer.
  const day = days.find(({index}) =>
    /(?:\b(?:on|is|starts|begins|meets|date)|[:,–]) (?:\p{L}+day,? )?(?:the )?$/u.test(sentence.slice(0, index)),
  )
  if (day && !isOwn && !Number.isNaN(own.getTime()))
    found.push({said: day[0], from: day.index, field: 'date', own: (day[3] ? withYear : inWords).format(own)})
  const places = /\b(\d+) (?:places|spots|seats)\b/.exec(sentence)
  if (places && typeof value.spots === 'number' && Number(places[1]) !== value.spots)
    found.push({
      said: places[0],
      from: places.index,
      field: 'spots',
      own: String(value.spots),
      right: places[0].replace(/^\d+/, String(value.spots)),
    })
  const price = /\b(?:costs?|is|for) (£\d[\d.,]*\d|£\d)/.exec(sentence)
  if (price && typeof value.price === 'string' && !value.price.includes(price[1] ?? ''))
    found.push({
      said: price[1] ?? '',
      from: price.index,
      field: 'price',
      own: value.price,
      // “Costs Free” is no sentence.
      right: value.price.startsWith('£') ? value.price : '',
    })
  const online = /\b(?:is|are|meets?|takes place|happens|runs|held) (?:held )?online\b(?! too\b| and| or)/.exec(
    sentence,
  )
  if (online && typeof value.location === 'string' && !/online/i.test(value.location))
    found.push({said: 'online', from: online.index, field: 'location', own: value.location, right: ''})
  const rhythm =
    /\b(?:is|meets?|takes place|happens|runs?|held) (weekly|monthly|every week|every month|once a week|once a month)\b/.exec(
      sentence,
    )
  if (
    rhythm?.[1] &&
    typeof value.frequency === 'string' &&
    rhythms[rhythm[1].replace(/every |once a /, '')] !== value.frequency
  )
    found.push({said: rhythm[1], from: rhythm.index, field: 'frequency', own: value.frequency})
  const length = /\b(?:takes|lasts|runs for|is) (\d+)(?: ?(?:[-–]|to) ?(\d+))? (hours|weeks|months|minutes)\b/.exec(
    sentence,
  )
  if (length && typeof value.duration === 'string' && value.duration.includes(length[3] ?? '')) {
    const own = (value.duration.match(/\d+/g) ?? []).map(Number)
    const said = length.slice(1, 3).flatMap((each) => (each ? [Number(each)] : []))
    const isOther = said.length === 2 && own.length === 2 && said.join() !== own.join()
    if (isOther || said.some((each) => each < Math.min(...own) || each > Math.max(...own)))
      found.push({
        said: length[0].replace(/^.*?(?=\d)/, ''),
        from: length.index,
        field: 'duration',
        own: value.duration,
      })
  }
  const start = new RegExp(`(?:\\b(?:starts|begins|is)|${asPattern(String(value.title))}) at (${timeWritten})`).exec(
    sentence,
  )
  if (start?.[1] && typeof value.time === 'string' && hourOf(start[1]) !== hourOf(value.time))
    found.push({
      said: start[1],
      from: start.index + start[0].length - start[1].length,
      field: 'time',
      own: value.time,
      right: value.time.replace(/ to .*/, ''),
    })
  return found
}

const rhythms: Record<string, string> = {week: 'weekly', weekly: 'weekly', month: 'monthly', monthly: 'monthly'}

const inWords = new Intl.DateTimeFormat('en-GB', {day: 'numeric', month: 'long', timeZone: 'UTC'})
const withYear = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'})
