import type {Finding} from '../../finding.ts'
import {hourOf} from '../../words/openingHours.ts'
import type {ContentFile} from '../contentFile.ts'
import {fieldAt} from './fieldAt.ts'

/** Times at which nobody meets, and those that the record's own words contradict: “Eight evenings” from 10:00 AM to 1:00 PM. */
export function partOfDay(file: ContentFile): Finding[] {
  return file.records.flatMap(({value}, index): Finding[] => {
    if (!/^(?:1?\d:[0-5]\d [AP]M(?: to |$)){2}$/.test(String(value.time)) || /\b1[3-9]:/.test(String(value.time)))
      return []
    const [from = 0, to = 0] = String(value.time).split(' to ').map(hourOf)
    const tell = (message: string) => [
      {at: fieldAt(file, index, 'time'), message, help: 'Is it AM or PM?', warning: true},
    ]
    if (to - from > 10) return tell(`This takes ${Math.round(to - from)} hours.`)
    if (from < 6) return tell('This starts in the middle of the night.')
    const words = `${value.title} ${value.description}`
    const parts = [...words.matchAll(/\b(morning|afternoon|evening)s?\b/gi)].map(([, part = '']) => part.toLowerCase())
    const [part] = parts
    if (!part || new Set(parts).size > 1) return []
    const isThen = {morning: from < 12, afternoon: to > 12 && from < 18, evening: to > 17}[part] ?? true
    return isThen ? [] : tell(`The words speak of ${part}s, and the time is ${value.time}.`)
  })
}
