import type {Finding} from '../../finding.ts'
import {hourOf} from '../../hourOf.ts'
import type {ContentFile} from '../contentFile.ts'
import {eitherLine} from './eitherLine.ts'
import {fieldAt} from './fieldAt.ts'

const clock = String.raw`(?:1[0-2]|[1-9])(?::[0-5]\d)? ?[AaPp]\.?[Mm]`
const span = new RegExp(
  `(?<first>${clock}) (?:to|until|till) (?<last>${clock})|(?<=[Bb]etween )(?<begin>${clock}) and (?<end>${clock})`,
)
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
      const {0: whole, groups: {first, last, begin = first, end = last} = {}} = span.exec(words) ?? {}
      const other = begin && end && (hourOf(begin) !== from || hourOf(end) !== to) ? whole : undefined
      const outside = words.match(single)?.find((time) => hourOf(time) < from - around || hourOf(time) > to + around)
      const said = other ?? outside
      if (!said) return []
      const message = `This says ${said}, and the time of this record is ${value.time}.`
      const own = /\band\b/.test(said) ? String(value.time).replace(' to ', ' and ') : String(value.time)
      const help = eitherLine(file, index, 'time', {here: other && own})
      return [{at: fieldAt(file, index, field, said), marked: said, message, help, warning: true}]
    })
  })
}
