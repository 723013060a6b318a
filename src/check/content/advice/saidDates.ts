import {dayWritten, months, weekdays} from '../../calendarNames.ts'
import type {Finding} from '../../finding.ts'
import type {ContentFile} from '../contentFile.ts'
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
export function saidDates(file: ContentFile): Finding[] {
  return file.records.flatMap(({value}, index): Finding[] => {
    const title = String(value.title ?? '')
    const years: string[] = title.match(/\b(?:19|20)\d\d\b/g) ?? []
    if (typeof value.year === 'number' && years.length > 0 && !years.includes(String(value.year)))
      return [tell(file, index, 'title', `This speaks of ${years[0]}, and its year is ${value.year}.`)]
    // In another form it is told as that, and any other program may read it otherwise.
    const date = /^\d{4}-\d\d-\d\d$/.test(String(value.date)) ? new Date(String(value.date)) : new Date(Number.NaN)
    if (Number.isNaN(date.getTime())) return []
    const day = weekdays[date.getUTCDay()] ?? ''
    const otherDay = saysOnly(value, dayNames, (name) => name.startsWith(day))
    if (otherDay) {
      const {field, said} = otherDay
      return [tell(file, index, field, `This speaks of ${said}, and its date ${value.date} is a ${day}.`, said)]
    }
    const month = months[date.getUTCMonth()] ?? ''
    const otherDate = saysOnly(
      value,
      dates,
      (said) => Number.parseInt(said, 10) === date.getUTCDate() && said.endsWith(month),
    )
    if (otherDate) {
      const {field, said} = otherDate
      return [tell(file, index, field, `This speaks of ${said}, and its date is ${value.date}.`, said)]
    }
    const named: string[] = title.match(monthNames) ?? []
    if (named.length > 0 && !named.includes(month))
      return [tell(file, index, 'title', `This speaks of ${named[0]}, and its date ${value.date} is in ${month}.`)]
    const season = /\b(spring|summer|autumn|winter)\b/i.exec(title)?.[1] ?? ''
    const isThen = seasons[season.toLowerCase()]?.includes(date.getUTCMonth() + 1) ?? true
    return isThen
      ? []
      : [
          tell(
            file,
            index,
            'title',
            `This speaks of ${season.toLowerCase()}, and its date ${value.date} is in ${month}.`,
          ),
        ]
  })
}

/** The first words of a kind in a record where it says some, and none of them is its own. */
function saysOnly(value: Record<string, unknown>, kind: RegExp, isOwn: (said: string) => boolean) {
  const all = Object.entries(value).flatMap(([field, words]) =>
    typeof words === 'string' ? (words.match(kind) ?? []).map((said) => ({field, said})) : [],
  )
  return all.some(({said}) => isOwn(said)) ? undefined : all[0]
}

function tell(file: ContentFile, index: number, field: string, message: string, said = ''): Finding {
  return {at: fieldAt(file, index, field, said), message, help: 'Correct the date or the words.', warning: true}
}
