import type {Finding} from '../../finding.ts'
import type {ContentFile} from '../contentFile.ts'
import {fieldAt} from './fieldAt.ts'

/** A time that no timetable of a charity has: `8:07 PM`. */
export function oddMinutes(file: ContentFile): Finding[] {
  return file.records.flatMap(({value}, index): Finding[] => {
    const [time] = /\b\d{1,2}:[0-5](?![05])\d(?: ?[AP]M)?\b/i.exec(String(value.time ?? '')) ?? []
    if (!time) return []
    return [
      {
        at: fieldAt(file, index, 'time', time),
        message: `Does it begin or end at ${time}? Other times are of five minutes.`,
        help: 'Correct the minutes, if that is a slip.',
        warning: true,
      },
    ]
  })
}
