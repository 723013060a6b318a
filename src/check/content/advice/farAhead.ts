import type {Finding} from '../../finding.ts'
import type {ContentFile} from '../contentFile.ts'
import {fieldAt} from './fieldAt.ts'

/** Nobody plans longer ahead, in years. What is further off still, the schema refuses. */
const [most, refused] = [5, 2100]

/** A date so far ahead that its year is a slip: 2052 for 2025; and what a year has brought that is still to come. */
export function farAhead(file: ContentFile, today: string): Finding[] {
  const now = Number(today.slice(0, 4))
  return file.records.flatMap(({value}, index) => {
    // What a year brought is told when it has.
    if (typeof value.year === 'number' && value.year > now && value.year < refused)
      return [
        {
          at: fieldAt(file, index, 'year'),
          message: `This tells of ${value.year}, which is still to come.`,
          help: 'Correct the year, or tell it when it is so.',
          warning: true,
        },
      ]
    const year = Number(/^(\d{4})-\d\d-\d\d$/.exec(String(value.date))?.[1] ?? now)
    if (year <= now + most || year >= refused) return []
    const message = `This is in ${year}, ${year - now} years ahead.`
    return [{at: fieldAt(file, index, 'date'), message, help: 'Correct the year, if it is not meant.', warning: true}]
  })
}
