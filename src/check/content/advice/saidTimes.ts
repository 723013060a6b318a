import type {Finding} from '../../finding.ts'
import {hourOf} from '../../hourOf.ts'
import type {ContentFile} from '../contentFile.ts'
import {fieldAt} from './fieldAt.ts'

const clock = String.raw`(?:1[0-2]|[1-9])(?::[0-5]\d)? ?[AaPp]\.?[Mm]`
const span = new RegExp(`(${clock}) (?:to|until|till) (${clock})`)
const single = new RegExp(clock, 'g')

/** How long before its start doors open, and after its end people go, in hours. */
const around = 1

/** A time in the words of a record that is not its own: from 10:00 AM where it starts at 11:00 AM. */
export function saidTimes(file: ContentFile): Finding[] {
  return file.records.flatMap(({value}, index) => {
    const [from, to] = String(value.time).split(' to ').map(hourOf)
    if (!from || !to) return []
    return Object.entries(value).flatMap(([field, words]): Finding[] => {
      if (field === 'time' || typeof words !== 'string') return []
      const [, first, last] = span.exec(words) ?? []
      const other = first && last && (hourOf(first) !== from || hourOf(last) !== to) ? `${first} to ${last}` : undefined
      const outside = words.match(single)?.find((time) => hourOf(time) < from - around || hourOf(time) > to + around)
      const said = other ?? outside
      if (!said) return []
      const message = `This says ${said}, and the time of this record is ${value.time}.`
      return [{at: fieldAt(file, index, field, said), message, help: 'Correct one of the two.', warning: true}]
    })
  })
}
