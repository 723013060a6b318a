import {afterAll, expect, test} from 'vitest'
import cohorts from '../../content/cohorts.yaml'
import events from '../../content/events.yaml'
import notices from '../../content/notices.yaml'
import {copyProject} from '../../src/commands/copyProject.ts'
import {type Dist, pagesOf, readDist} from './dist.ts'

const copy = copyProject()
afterAll(() => copy.remove())

/** The site as it is built on the day before a date, `2025-01-18`, or some days after that. */
function builtBefore(date: string, days = 0): Dist {
  const epoch = Date.parse(`${date}T12:00:00Z`) / 1000 + (days - 1) * 24 * 60 * 60
  const {status, output} = copy.build([], {SOURCE_DATE_EPOCH: String(epoch)})
  expect(status, output).toBe(0)
  return readDist(copy.dist)
}

const records = [...cohorts, ...events]
const dates = records.map(({date}) => date).sort()
const [first = '', last = ''] = [dates[0], dates.at(-1)]
const said = notices.find(({id}) => id === 'has-started')?.text.join(' ') ?? 'no notice'

/** What every page of a built site shows of dates, in order. */
function shownIn(dist: Dist) {
  const pages = pagesOf(dist)
  const named = (name: string, attribute: string) =>
    pages.flatMap((page) => dist.elements(page, name).flatMap(({attributes}) => attributes[attribute] ?? []))
  return {
    records: named('article', 'id').flatMap((id) => records.filter((record) => record.id === id)),
    inCalendars: named('a', 'href').flatMap((href) => href.match(/^\/calendar\/(.+)\.ics$/)?.[1] ?? []),
    started:
      pages
        .map((page) => dist.elements(page, 'main')[0]?.text ?? '')
        .join('')
        .split(said).length - 1,
    startDates: pages.flatMap((page) =>
      [...dist.text(page).matchAll(/"startDate":"(\d{4}-\d\d-\d\d)/g)].map(([, date]) => date),
    ),
  }
}

// S14.3, S14.4, A11
test('before its day a date is offered to calendars and search engines; once it is over, neither', () => {
  const early = shownIn(builtBefore(first))
  expect(early.records.length).toBeGreaterThan(0)
  expect(early.started).toBe(0)
  expect(early.inCalendars).toEqual(early.records.map(({id}) => id))
  expect(early.startDates).toEqual(early.records.map(({date}) => date))

  const late = shownIn(builtBefore(last, 2))
  expect(late.records).toEqual(early.records)
  expect(late.started).toBe(late.records.length)
  expect(late.inCalendars).toEqual([])
  expect(late.startDates).toEqual([])
})

// S14.3
test('on its own day a date is still to come', () => {
  const {records, inCalendars} = shownIn(builtBefore(last, 1))
  expect(inCalendars).toEqual(records.filter(({date}) => date === last).map(({id}) => id))
})
