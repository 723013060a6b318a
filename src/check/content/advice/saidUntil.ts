import {dayWritten} from '../../calendarNames.ts'
import type {Finding} from '../../finding.ts'
import {announcementsIn} from '../announcements.ts'
import type {ContentFile} from '../contentFile.ts'
import {readDay} from '../typed/day.ts'
import {textIn} from './textIn.ts'

const said = new RegExp(`\\b(?:until|till) (?:\\p{L}+day,? )?(?:the )?${dayWritten}(?! ?[-–])\\b`, 'giu')

/** An announcement that goes on for days after the last day that its words speak of: “closed until 2 January”, shown until the 8th. */
export function saidUntil(file: ContentFile): Finding[] {
  return announcementsIn(file).flatMap((entry): Finding[] => {
    const [words, from, until] = ['words', 'from', 'until'].map((field) => textIn(entry, field))
    const [first, ...more] = [...(words?.value ?? '').matchAll(said)]
    const days = words?.value.match(new RegExp(dayWritten, 'gi')) ?? []
    // What begins on another day may be announced too.
    if (!words || !from || !until || !first || more.length > 0 || days.length > 1) return []
    const [all, day, month = ''] = first
    const years = [from, until].map(({value}) => value.slice(0, 4))
    const spoken = years.flatMap((year) => readDay(`${day} ${month} ${year}`))
    // It may stand there for a day more, since “until” leaves that open, and tell much earlier of what is far ahead.
    const meant = spoken.find((each) => each >= from.value && Date.parse(each) < Date.parse(until.value) - aDay)
    if (!meant) return []
    return [
      {
        at: until.at,
        message: `The words say “${all}”, and they stand there until ${until.value}.`,
        help: `If the words are right, write here: until: ${meant}`,
        warning: true,
      },
    ]
  })
}

const aDay = 24 * 60 * 60 * 1000
