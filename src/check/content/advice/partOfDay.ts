import type {Finding} from '../../finding.ts'
import {hourOf} from '../../hourOf.ts'
import {placeOf} from '../../places.ts'
import type {ContentFile} from '../contentFile.ts'
import {fieldAt} from './fieldAt.ts'

/** Times at which nobody meets, and those that the record's own words contradict: “Eight evenings” from 10:00 AM to 1:00 PM. */
export function partOfDay(file: ContentFile): Finding[] {
  return file.records.flatMap(({value}, index): Finding[] => {
    if (!/^(?:1?\d:[0-5]\d [AP]M(?: to |$)){2}$/.test(String(value.time)) || /\b1[3-9]:/.test(String(value.time)))
      return []
    const [from = 0, to = 0] = String(value.time).split(' to ').map(hourOf)
    const tell = (message: string, help = 'Is it AM or PM?') => [
      {at: fieldAt(file, index, 'time'), message, help, warning: true},
    ]
    if (to - from > 10) return tell(`This takes ${Math.round(to - from)} hours.`)
    if (from < 6) return tell('This starts in the middle of the night.')
    if (from >= 22) return tell('This starts late at night.')
    const isThen = {morning: from < 12, afternoon: to > 12 && from < 18, evening: to > 17}
    const said = ['title', 'description', 'type'].map((field) => ({field, part: partIn(value[field])}))
    // A title may be of a series. What kind it is, its type says alone.
    const isSaid = said.some(({field, part}) => field !== 'type' && part && isThen[part])
    const other = said.find(({field, part}) => part && !isThen[part] && (field === 'type' || !isSaid))
    if (!other?.part) return []
    const {line} = placeOf(file.text, fieldAt(file, index, other.field, wordsIn(value[other.field])))
    return tell(
      `The words of line ${line} speak of ${other.part}s, and the time is ${value.time}.`,
      `Correct the time, or the words of line ${line}.`,
    )
  })
}

const parts = /\b(morning|afternoon|evening)s?\b/gi

/** The part of the day that words speak of, if it is one alone. */
function partIn(words: unknown): 'morning' | 'afternoon' | 'evening' | undefined {
  const found = [...String(words).matchAll(parts)].map(([, part = '']) => part.toLowerCase())
  return new Set(found).size === 1 ? (found[0] as 'morning' | 'afternoon' | 'evening') : undefined
}

/** Where they speak of it, as it stands there. */
function wordsIn(words: unknown): string {
  return String(words).match(parts)?.[0] ?? ''
}
