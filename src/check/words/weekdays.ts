import {weekdays as dayNames} from '../calendarNames.ts'
import {inFile} from '../problem.ts'
import type {WordsRule} from './wordsRule.ts'

const names = new RegExp(`\\b(${dayNames.join('|')})s?\\b`, 'g')

/** A day of the week that a record names is the one that its date falls on. */
export const weekdays: WordsRule = {
  name: 'weekdays',
  check: (site) =>
    [...site.content.values()].flatMap((file) =>
      file.records.flatMap(({value, offset}) => {
        const date = new Date(String(value.date))
        const said = Object.values(value).flatMap((words) => String(words).match(names) ?? [])
        if (Number.isNaN(date.getTime()) || said.length === 0) return []
        const day = dayNames[date.getUTCDay()] ?? ''
        if (said.some((name) => name.startsWith(day))) return []
        const finding = {
          at: offset,
          message: `This speaks of ${said[0]}, and its date ${value.date} is a ${day}.`,
          help: 'Correct the date or the words.',
        }
        return [inFile(`content/${file.name}`, file.text, finding)]
      }),
    ),
}
