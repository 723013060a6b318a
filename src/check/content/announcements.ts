import {isMap, isSeq, type YAMLMap} from 'yaml'
import type {Finding} from '../finding.ts'
import {textIn} from './advice/textIn.ts'
import type {ContentFile} from './contentFile.ts'
import {readDay} from './typed/day.ts'

/** What is announced above every page; nothing for any other file. */
function announcementsIn({name, document}: ContentFile): YAMLMap[] {
  return name === 'announcement.yaml' && isSeq(document.contents) ? document.contents.items.filter(isMap) : []
}

/** Advice on an announcement whose last day is over: nobody sees it any more. A year may have been forgotten, so what it would be now comes first. */
export function announcementsOver(file: ContentFile, today: string): Finding[] {
  return announcementsIn(file).flatMap((entry): Finding[] => {
    const [from, until] = [textIn(entry, 'from'), textIn(entry, 'until')]
    if (!until || !/^\d{4}-\d\d-\d\d$/.test(until.value) || until.value >= today) return []
    const next = from && nextDays(from.value, until.value, today)
    const yearOff = next
      ? `If its year is wrong, write: from: ${next.from}, and until: ${next.until}. If not, delete it.`
      : 'Delete it.'
    return [
      {
        at: until.at,
        message: 'This announcement is over, and no page shows it.',
        help: `${yearOff} Where none is left, write: []`,
        warning: true,
      },
    ]
  })
}

/** The same days of the first year in which they are not over. */
function nextDays(from: string, until: string, today: string): {from: string; until: string} | undefined {
  const years = Number(today.slice(0, 4)) - Number(until.slice(0, 4))
  const later = (day: string, more: number) => `${Number(day.slice(0, 4)) + more}${day.slice(4)}`
  const more = later(until, years) < today ? years + 1 : years
  const days = {from: later(from, more), until: later(until, more)}
  // The 29th of February is not in each year.
  return [days.from, days.until].every((day) => readDay(day)[0] === day) ? days : undefined
}
