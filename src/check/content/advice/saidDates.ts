import {changedAt} from '../../before/changedAt.ts'
import {dayWritten, months, nearestDay, weekdays} from '../../calendarNames.ts'
import type {Finding} from '../../finding.ts'
import type {SiteFiles} from '../../readSite.ts'
import type {ContentFile} from '../contentFile.ts'
import {readDay} from '../typed/day.ts'
import {eitherLine} from './eitherLine.ts'
import {fieldAt} from './fieldAt.ts'

const dayNames = new RegExp(`\\b(${weekdays.join('|')})s?\\b`, 'g')
// “May” is a word too.
const monthNames = new RegExp(`\\b(${months.filter((name) => name !== 'May').join('|')})\\b`, 'g')
const dates = new RegExp(`\\b${dayWritten}\\b`, 'g')
/** The months of each season, from 1, with one before and one after: nobody agrees when they begin. */
const seasons: Record<string, number[]> = {
  spring: [2, 3, 4, 5, 6],
  summer: [5, 6, 7, 8, 9],
  autumn: [8, 9, 10, 11, 12],
  winter: [11, 12, 1, 2, 3],
}

/** A day, date, month or season that a record names, or a year in its title, is that of its date. */
export function saidDates(file: ContentFile, site: SiteFiles): Finding[] {
  return file.records.flatMap(({value}, index) => {
    const found = otherDay(value)
    if (!found) return []
    const {field, said, own, message, here, there} = found
    const [words, date] = [fieldAt(file, index, field, said), fieldAt(file, index, own)]
    const isChanged = (at: number) => changedAt(site, `content/${file.name}`, file.text, at)
    if (isChanged(date) && !isChanged(words))
      return [
        {
          at: date,
          message: `${message.charAt(0).toUpperCase()}${message.slice(1)}, and this record speaks of ${said}.`,
          help: eitherLine(file, index, field, {here: there && `${own}: ${there}`, words: here, said}),
          warning: true,
        },
      ]
    return [
      {
        at: words,
        marked: said,
        message: `This speaks of ${said}, and its ${message}.`,
        help: eitherLine(file, index, own, {here, there}),
        warning: true,
      },
    ]
  })
}

/** What a record says of its day that is not as its own date or year. */
export function otherDay(value: Record<string, unknown>): Other | undefined {
  return otherYear(value) ?? otherDate(value)
}

/** What a record says, in a field, and how that is not as its own date or year. */
export interface Other {
  field: string
  said: string
  own: 'date' | 'year'
  message: string
  /** What to write for it, where that is known, and what the field would be if it is right. */
  here?: string | undefined
  there?: string | undefined
}

function otherYear({title, year}: Record<string, unknown>): Other | undefined {
  const [said, ...more] = String(title ?? '').match(/\b(?:19|20)\d\d\b/g) ?? []
  if (typeof year !== 'number' || !said || [said, ...more].includes(String(year))) return undefined
  const isOne = more.length === 0
  return {
    field: 'title',
    said,
    own: 'year',
    message: `year is ${year}`,
    ...(isOne && {here: String(year), there: said}),
  }
}

function otherDate(value: Record<string, unknown>): Other | undefined {
  // In another form it is told as that, and any other program may read it otherwise.
  const date = /^\d{4}-\d\d-\d\d$/.test(String(value.date)) ? new Date(String(value.date)) : new Date(Number.NaN)
  if (Number.isNaN(date.getTime())) return undefined
  const [day = '', month = ''] = [weekdays[date.getUTCDay()], months[date.getUTCMonth()]]
  const otherDay = saysOnly(value, dayNames, (name) => name.startsWith(day))
  const otherDate = saysOnly(
    value,
    dates,
    (said) => Number.parseInt(said, 10) === date.getUTCDate() && said.endsWith(month),
  )
  if (otherDay) {
    const {said, isOne} = otherDay
    const here = said.endsWith('s') ? `${day}s` : day
    // A date in the words would be another than the one to write.
    const there = saysOnly(value, dates, () => false) ? undefined : nearestDay(date, said).toISOString().slice(0, 10)
    const message = `date ${value.date} is a ${day}`
    return {...otherDay, own: 'date', message, ...(isOne && !otherDate && {here, there})}
  }
  if (otherDate) {
    const [there] = readDay(`${otherDate.said} ${date.getUTCFullYear()}`)
    const here = `${date.getUTCDate()} ${month}`
    return {...otherDate, own: 'date', message: `date is ${value.date}`, ...(otherDate.isOne && {here, there})}
  }
  const title = String(value.title ?? '')
  const [named, ...more] = title.match(monthNames) ?? []
  const message = `date ${value.date} is in ${month}`
  if (named && ![named, ...more].includes(month))
    return {field: 'title', said: named, own: 'date', message, here: more.length === 0 ? month : undefined}
  const said = /\b(spring|summer|autumn|winter)\b/i.exec(title)?.[1]?.toLowerCase() ?? ''
  const isThen = seasons[said]?.includes(date.getUTCMonth() + 1) ?? true
  return isThen ? undefined : {field: 'title', said, own: 'date', message}
}

/** The first words of a kind in a record where it says some, and none of them is its own; whether it says them alone. */
function saysOnly(value: Record<string, unknown>, kind: RegExp, isOwn: (said: string) => boolean) {
  const all = Object.entries(value).flatMap(([field, words]) =>
    typeof words === 'string' ? (words.match(kind) ?? []).map((said) => ({field, said})) : [],
  )
  const [first] = all
  if (!first || all.some(({said}) => isOwn(said))) return undefined
  return {...first, isOne: all.length === 1}
}
