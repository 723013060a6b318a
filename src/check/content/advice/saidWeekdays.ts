import {dayWritten, eitherDay, months, weekdays} from '../../calendarNames.ts'
import type {Finding} from '../../finding.ts'
import {announcementsIn} from '../announcements.ts'
import type {ContentFile} from '../contentFile.ts'
import {readDay} from '../typed/day.ts'
import {textIn} from './textIn.ts'

// With a year it is told wherever it stands.
const said = new RegExp(`\\b(${weekdays.join('|')}),? (?:the )?${dayWritten}\\b(?!,? \\d{4})`, 'g')

/** A weekday that an announcement gives a date: it is that of the year in which it is first shown, or of the next. */
export function saidWeekdays(file: ContentFile): Finding[] {
  return announcementsIn(file).flatMap((entry): Finding[] => {
    const [words, from] = [textIn(entry, 'words'), textIn(entry, 'from')]
    if (!words || !from) return []
    const year = Number(from.value.slice(0, 4))
    return [...words.value.matchAll(said)].flatMap(({0: typed, 1: weekday = '', 2: day, 3: month = ''}): Finding[] => {
      const days = [year, year + 1].flatMap((each) => readDay(`${day} ${month} ${each}`))
      if (days.length === 0 || days.some((each) => weekdayOf(each) === weekday)) return []
      const meant = days.find((each) => each >= from.value) ?? days[0] ?? ''
      return [
        {
          at: Math.max(words.at, file.text.indexOf(typed, words.at)),
          message: `${day} ${months[Number(meant.slice(5, 7)) - 1]} ${meant.slice(0, 4)} is a ${weekdayOf(meant)}, not a ${weekday}.`,
          marked: weekday,
          help: eitherDay(new Date(meant), weekday, false),
          warning: true,
        },
      ]
    })
  })
}

function weekdayOf(day: string): string {
  return weekdays[new Date(day).getUTCDay()] ?? ''
}
