import type {Finding} from '../../finding.ts'
import {listed} from '../../listed.ts'
import {type ContentFile, textsUnder} from '../contentFile.ts'
import {isDated} from '../isDated.ts'
import {readDay} from '../typed/day.ts'

/** Dates that are over, under a heading that promises what is to come: once for all of a file. */
export function past(file: ContentFile, today: string): Finding[] {
  if (!isDated(file.name)) return []
  const over = textsUnder(file, 'date').filter(
    // What no calendar has is told as that; to read it as another day would be no help.
    ({value}) => value < today && readDay(value)[0] === value,
  )
  const [first, ...more] = over.map(({value, offset}) => ({at: offset, said: inWords.format(Date.parse(value))}))
  if (!first) return []
  return [
    more.length === 0
      ? {
          at: first.at,
          message: `This started on ${first.said}, and still stands among what is to come.`,
          help: 'Give it its next date, or take it off the page.',
          warning: true,
          rule: 'dates',
        }
      : {
          at: first.at,
          message: `${over.length} dates of this file are over, and each still stands among what is to come: ${listed(
            [first, ...more].map(({said}) => said),
            'and',
          )}.`,
          help: 'Give each its next date, or take it off the page.',
          warning: true,
          rule: 'dates',
        },
  ]
}

const inWords = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'})
