import type {Finding} from '../../finding.ts'
import {listed} from '../../listed.ts'
import {shownRecords} from '../../page/shownRecords.ts'
import type {SiteFiles} from '../../readSite.ts'
import type {ContentFile} from '../contentFile.ts'
import {isDated} from '../isDated.ts'
import {readDay} from '../typed/day.ts'
import {fieldAt} from './fieldAt.ts'

/** Dates that are over, under a heading that promises what is to come: once for all of a file. */
export function past(file: ContentFile, site: SiteFiles, today: string): Finding[] {
  if (!isDated(file.name)) return []
  const shown = shownIds(file, site)
  const over = file.records.flatMap(({id, value: {date}}, index) =>
    // What no calendar has is told as that; to read it as another day would be no help.
    typeof date === 'string' && date < today && readDay(date)[0] === date && shown.has(id)
      ? [{value: date, offset: fieldAt(file, index, 'date')}]
      : [],
  )
  const [first, ...more] = over.map(({value, offset}) => ({at: offset, said: inWords.format(Date.parse(value))}))
  if (!first) return []
  return [
    {
      at: first.at,
      ...(more.length === 0
        ? {
            message: `This started on ${first.said}, and still stands among what is to come.`,
            help: 'Give it its next date, or take it off the page.',
          }
        : {
            message: `${over.length} dates of this file are over, and each still stands among what is to come: ${listed(
              [first, ...more].map(({said}) => said),
              'and',
            )}.`,
            help: 'Give each its next date, or take it off the page.',
          }),
      warning: true,
      rule: 'dates',
      stands: over.map(({value}) => value),
    },
  ]
}

const inWords = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'})

/** The ids of the records that pages show, or a component by itself: no other stands among what is to come. */
function shownIds({name, records}: ContentFile, site: SiteFiles): Set<string> {
  const onPages = site.pages.flatMap((page) => shownRecords(page, site)[name] ?? [])
  return new Set([...onPages, ...records.flatMap(({id}) => (site.named.has(id) ? [id] : []))])
}
