import {months, weekdays} from '../../calendarNames.ts'
import type {Finding} from '../../finding.ts'
import type {ContentFile} from '../contentFile.ts'
import {fieldAt} from './fieldAt.ts'

const dayNames = new RegExp(`\\b(${weekdays.join('|')})s?\\b`, 'g')
// “May” is a word too.
const monthNames = new RegExp(`\\b(${months.filter((name) => name !== 'May').join('|')})\\b`, 'g')

/** A day of the week that a record names, or a month or year in its title, is that of its date. */
export function saidDates(file: ContentFile): Finding[] {
  return file.records.flatMap(({value}, index): Finding[] => {
    const title = String(value.title ?? '')
    const years: string[] = title.match(/\b(?:19|20)\d\d\b/g) ?? []
    if (typeof value.year === 'number' && years.length > 0 && !years.includes(String(value.year)))
      return [tell(file, index, 'title', `This speaks of ${years[0]}, and its year is ${value.year}.`)]
    const date = new Date(String(value.date))
    if (Number.isNaN(date.getTime())) return []
    const day = weekdays[date.getUTCDay()] ?? ''
    const said = Object.values(value).flatMap((words) => String(words).match(dayNames) ?? [])
    if (said.length > 0 && !said.some((name) => name.startsWith(day)))
      return [tell(file, index, 'date', `This speaks of ${said[0]}, and its date ${value.date} is a ${day}.`)]
    const month = months[date.getUTCMonth()] ?? ''
    const named: string[] = title.match(monthNames) ?? []
    return named.length === 0 || named.includes(month)
      ? []
      : [tell(file, index, 'title', `This speaks of ${named[0]}, and its date ${value.date} is in ${month}.`)]
  })
}

function tell(file: ContentFile, index: number, field: string, message: string): Finding {
  return {at: fieldAt(file, index, field), message, help: 'Correct the date or the words.', warning: true}
}
