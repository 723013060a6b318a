import {asPattern} from '../asPattern.ts'
import {dayWritten, months} from '../calendarNames.ts'
import {hourOf, timeWritten} from '../hourOf.ts'
import {shownOn} from '../page/shown.ts'
import type {SiteFiles} from '../readSite.ts'
import type {Finding, Rule} from '../rule.ts'

const date = new RegExp(`\\b${dayWritten}\\b(?: (\\d{4})\\b)?`, 'g')

/** A sentence that names a record, and gives it another date, time, length, price, place, rhythm or number of places than the record itself. */
export const saidOfRecords: Rule = {
  name: 'saidOfRecords',
  check(page, site) {
    const sentences = shownOn(page).flatMap(({words, at}) =>
      [...words.matchAll(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*/g)].map(({index, 0: sentence}) => ({
        sentence,
        at: (from: number) => at(index + from),
      })),
    )
    const told = sentences.filter(({sentence}) =>
      /\d| online\b| (?:weekly|monthly|every week|every month|once a week|once a month)\b/.test(sentence),
    )
    // A page without any need not be read again when a record changes.
    if (told.length === 0) return []
    const records = titledIn(site)
    return told.flatMap(({sentence, at}) => {
      const [record, another] = records.filter(({title}) => isNamed(title, sentence))
      // Of two in one sentence nobody knows which is meant.
      if (!record || another) return []
      return differences(sentence, record.value).map(
        ({said, from, own}): Finding => ({
          at: at(from),
          message: `This says ${said} of ${record.title}, and content/${record.file} says ${own}.`,
          help: 'Correct one of the two.',
          warning: true,
        }),
      )
    })
  },
}

/** Whether a sentence speaks of what has that title: “our winter open evening” too, where the title alone has three words. */
function isNamed(title: string, sentence: string): boolean {
  if (sentence.includes(title) || title.split(' ').length < 3) return sentence.includes(title)
  return new RegExp(`\\b(?:our|the|this) ${asPattern(title)}(?!\\p{L})`, 'iu').test(sentence)
}

interface Difference {
  said: string
  from: number
  own: string
}

function differences(sentence: string, value: Record<string, unknown>): Difference[] {
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
    found.push({said: day[0], from: day.index, own: (day[3] ? withYear : inWords).format(own)})
  const places = /\b(\d+) (?:places|spots|seats)\b/.exec(sentence)
  if (places && typeof value.spots === 'number' && Number(places[1]) !== value.spots)
    found.push({said: places[0], from: places.index, own: String(value.spots)})
  const price = /\b(?:costs?|is|for) (£\d[\d.,]*\d|£\d)/.exec(sentence)
  if (price && typeof value.price === 'string' && !value.price.includes(price[1] ?? ''))
    found.push({said: price[1] ?? '', from: price.index, own: value.price})
  const online = /\b(?:is|are|meets?|takes place|happens|runs|held) (?:held )?online\b(?! too\b| and| or)/.exec(
    sentence,
  )
  if (online && typeof value.location === 'string' && !/online/i.test(value.location))
    found.push({said: 'online', from: online.index, own: value.location})
  const rhythm =
    /\b(?:is|meets?|takes place|happens|runs?|held) (weekly|monthly|every week|every month|once a week|once a month)\b/.exec(
      sentence,
    )
  if (
    rhythm?.[1] &&
    typeof value.frequency === 'string' &&
    rhythms[rhythm[1].replace(/every |once a /, '')] !== value.frequency
  )
    found.push({said: rhythm[1], from: rhythm.index, own: value.frequency})
  const length = /\b(?:takes|lasts|runs for|is) (\d+)(?: ?(?:[-–]|to) ?(\d+))? (hours|weeks|months|minutes)\b/.exec(
    sentence,
  )
  if (length && typeof value.duration === 'string' && value.duration.includes(length[3] ?? '')) {
    const own = (value.duration.match(/\d+/g) ?? []).map(Number)
    const said = length.slice(1, 3).flatMap((each) => (each ? [Number(each)] : []))
    const isOther = said.length === 2 && own.length === 2 && said.join() !== own.join()
    if (isOther || said.some((each) => each < Math.min(...own) || each > Math.max(...own)))
      found.push({said: length[0].replace(/^.*?(?=\d)/, ''), from: length.index, own: value.duration})
  }
  const start = new RegExp(`(?:\\b(?:starts|begins|is)|${asPattern(String(value.title))}) at (${timeWritten})`).exec(
    sentence,
  )
  if (start?.[1] && typeof value.time === 'string' && hourOf(start[1]) !== hourOf(value.time))
    found.push({said: start[1], from: start.index + start[0].length - start[1].length, own: value.time})
  return found
}

const rhythms: Record<string, string> = {week: 'weekly', weekly: 'weekly', month: 'monthly', monthly: 'monthly'}

const inWords = new Intl.DateTimeFormat('en-GB', {day: 'numeric', month: 'long', timeZone: 'UTC'})
const withYear = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'})

/** The records with a date, a rhythm or a length, by their titles: those of two words at least, which are no others’. */
function titledIn({content}: SiteFiles) {
  return [...content].flatMap(([file, {records}]) =>
    records.flatMap(({value}) =>
      typeof value.title === 'string' &&
      value.title.includes(' ') &&
      ('date' in value || 'frequency' in value || 'duration' in value)
        ? [{title: value.title, file, value}]
        : [],
    ),
  )
}
