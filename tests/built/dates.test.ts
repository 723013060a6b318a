import {afterAll, expect, test} from 'vitest'
import cohorts from '../../content/cohorts.yaml'
import events from '../../content/events.yaml'
import * as labels from '../../content/labels.yaml'
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

const records: {id: string; date: string; ends?: string}[] = [
  ...cohorts,
  ...events.map((each) => ({...each, ends: each.date})),
]
const lastOf = ({date, ends = date}: {date: string; ends?: string}) => ends
const dates = records.map(({date}) => date).sort()
const [first = '', last = ''] = [dates[0], dates.at(-1)]
const end = records.map(lastOf).sort().at(-1) ?? ''

/** What every page of a built site shows of dates, in order. */
function shownIn(dist: Dist) {
  const pages = pagesOf(dist)
  const named = (name: string, attribute: string) =>
    pages.flatMap((page) => dist.elements(page, name).flatMap(({attributes}) => attributes[attribute] ?? []))
  const words = pages.map((page) => dist.elements(page, 'main')[0]?.text ?? '').join('\n')
  const data = pages.map((page) => dist.text(page)).join('\n')
  const links = named('a', 'href')
  return {
    records: named('article', 'id').flatMap((id) => records.filter((record) => record.id === id)),
    inCalendars: links.flatMap((href) => href.match(/^\/calendar\/(.+)\.ics$/)?.[1] ?? []),
    feeds: links.filter((href) => href === '/calendar.ics').length,
    started: words.split(labels.hasStarted).length - 1,
    over: words.split(labels.isOver).length - 1,
    startDates: [...data.matchAll(/"startDate":"(\d{4}-\d\d-\d\d)/g)].map(([, date]) => date),
    endDates: [...data.matchAll(/"endDate":"/g)].length,
  }
}

// S14.3, S14.4, S14.56, A11
test('before its day a date is offered to calendars and search engines; once it is over, neither', () => {
  const early = shownIn(builtBefore(first))
  expect(early.records.length).toBeGreaterThan(0)
  expect([early.started, early.over]).toEqual([0, 0])
  expect(early.inCalendars).toEqual(early.records.map(({id}) => id))
  expect(early.startDates).toEqual(early.records.map(({date}) => date))

  const late = shownIn(builtBefore(end, 2))
  expect(late.records).toEqual(early.records)
  const ended = late.records.filter(({ends}) => ends)
  expect([late.started, late.over]).toEqual([late.records.length - ended.length, ended.length])
  expect([late.inCalendars, late.feeds]).toEqual([[], 0])
  expect([late.startDates, late.endDates]).toEqual([[], 0])
})

// S14.3
test('on its own day a date is still to come', () => {
  const {records, inCalendars} = shownIn(builtBefore(last, 1))
  expect(inCalendars).toEqual(records.filter(({date}) => date === last).map(({id}) => id))
})

// S14.55
test('on the day after its first a course has started, and none is over before its last', () => {
  const {records, started, over} = shownIn(builtBefore(first, 2))
  const begun = records.filter(({date}) => date === first)
  expect([started, over]).toEqual([
    begun.filter((each) => lastOf(each) > first || !each.ends).length,
    begun.filter((each) => each.ends === first).length,
  ])
})
