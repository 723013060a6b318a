import ICAL from 'ical.js'
import {expect, test} from 'vitest'
import cohorts from '../../content/cohorts.yaml'
import doors from '../../content/doors.yaml'
import events from '../../content/events.yaml'
import * as labels from '../../content/labels.yaml'
import site from '../../content/site.yaml'
import {lastChangedDays, lastCommitDay} from '../../src/build/lastChanged.ts'
import {dateStatesOn} from '../../src/layout/dateStates.ts'
import {today} from '../../src/site/today.ts'
import {testSite} from '../testSites.ts'
import {fileAt, pageDocuments, readDist} from './dist.ts'

const dist = readDist()
const all: {id: string; date: string; ends?: string}[] = [...cohorts, ...events]
const [changed, inFolder] = [testSite('changed'), testSite('inFolder')]

// S14.3, S14.4, S14.55, S14.56, A11
test.each([
  ['today', dist, today()],
  ['before all dates', readDist(changed), changed.day],
  ['while the first course runs', readDist(inFolder), inFolder.day],
] as const)(
  'a site built %s offers future dates to calendars and search engines, and marks dates that have started or are over',
  (_when, {base, ...built}, day) => {
    // Leaves out the page `added`, which shows all cohorts without their dates.
    const pages = pageDocuments({base, ...built}).filter((page) => page !== 'added.html')
    const states = {...dateStatesOn(day, cohorts, true), ...dateStatesOn(day, events, false)}
    const shown = pages
      .flatMap((page) => built.elements(page, 'article').map(({attributes}) => attributes.id))
      .flatMap((id) => all.filter((record) => record.id === id))
    const shownAs = (state: string) => shown.filter(({id}) => states[id] === state)
    const links = pages.flatMap((page) => built.elements(page, 'a').map(({attributes: {href = ''}}) => href))
    const words = pages.map((page) => built.elements(page, 'main')[0]?.text ?? '').join('\n')
    const startDates = pages
      .flatMap((page) => [...built.text(page).matchAll(/"startDate":"(\d{4}-\d\d-\d\d)/g)])
      .map(([, date]) => date)
    expect(shown.length).toBeGreaterThan(0)
    expect(links.flatMap((href) => href.match(/\/calendar\/(.+)\.ics$/)?.[1] ?? [])).toEqual(
      shownAs('coming').map(({id}) => id),
    )
    expect(links.includes(`${base}calendar.ics`)).toBe(shownAs('coming').length > 0)
    expect(words.split(labels.hasStarted).length - 1).toBe(shownAs('started').length)
    expect(words.split(`${labels.finished}:`).length - 1).toBe(shownAs('over').length)
    // S14.56: a link to dates says whether there are any.
    const ahead = (kind: object[]) =>
      kind.some((record) => shownAs('coming').includes(record as (typeof all)[number]))
    for (const {
      id,
      ahead: {text},
      none,
    } of doors) {
      const isAhead = ahead(id === 'cohorts' ? cohorts : events)
      const isLink = (label: string) =>
        pages.some((page) => built.elements(page, 'a').some((link) => link.text === label))
      expect([isLink(text), isLink(none)]).toEqual([isAhead, !isAhead])
    }
    expect(new Set(startDates)).toEqual(new Set(shownAs('coming').map(({date}) => date)))
  },
)

const pageIds = pageDocuments(dist).flatMap((page) =>
  dist.elements(page, 'article').map(({attributes: {id}}) => id),
)
const records = [...cohorts, ...events].filter(({id}) => pageIds.includes(id))

/** Parses a calendar file of the site with a third-party library. */
function readCalendar(name: string, built = dist) {
  const calendar = new ICAL.Component(ICAL.parse(built.text(name)))
  const zone = new ICAL.Timezone(
    calendar.getFirstSubcomponent('vtimezone') ?? new ICAL.Component('vtimezone'),
  )
  /** Converts a local time to a `Date`, by the rules of the time zone in the calendar file. */
  const momentOf = (time: ICAL.Time) => {
    time.zone = zone
    return time.toJSDate()
  }
  return {
    momentOf,
    events: calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component)),
  }
}

/** Returns a moment in British time, in the format of `content/*.yaml`: `2025-01-18 6:30 PM`. */
function asRecorded(moment: Date): string {
  const day = new Intl.DateTimeFormat('sv-SE', {dateStyle: 'short', timeZone: 'Europe/London'})
  const time = new Intl.DateTimeFormat('en-US', {timeStyle: 'short', timeZone: 'Europe/London'})
  return `${day.format(moment)} ${time.format(moment).replace(/\s/g, ' ')}`
}

// S14.4
test.each(records)(
  'the calendar file of $id has the words and times of its card, and its address',
  (record) => {
    const {momentOf, events: found} = readCalendar(`calendar/${record.id}.ics`)
    expect(found).toEqual([
      expect.objectContaining({
        summary: record.title,
        location: record.location,
        description: record.description.trim().replace(/\s*\n\s*/g, '\n'),
      }),
    ])
    const [event] = found
    expect(
      [event?.startDate, event?.endDate].map((time) => asRecorded(momentOf(time ?? ICAL.Time.now()))),
    ).toEqual(record.time.split(' to ').map((time) => `${record.date} ${time}`))
    const url = new URL(String(event?.component.getFirstPropertyValue('url')))
    expect(url.origin).toBe(new URL(site.url).origin)
    expect(dist.elements(fileAt(dist, url.pathname) ?? '', undefined, {id: url.hash.slice(1)})).toHaveLength(
      1,
    )
  },
)

// S14.4
test('one calendar has every date once', () => {
  const {events: found} = readCalendar('calendar.ics')
  expect(found.map(({summary}) => summary)).toEqual(records.map(({title}) => title))
  expect(new Set(found.map(({uid}) => uid)).size).toBe(found.length)
})

// S14.4
test('a calendar says when git knows its dates to have changed last, and without git that it was today', async () => {
  const days = await lastChangedDays(process.cwd())
  const latest = await lastCommitDay(process.cwd())
  const dayOf = (file: string) => days.get(file) ?? latest ?? today()
  expect(versionsIn(dist)).toEqual([
    ...cohorts.filter(({id}) => pageIds.includes(id)).map(() => versionOn(dayOf('content/cohorts.yaml'))),
    ...events.filter(({id}) => pageIds.includes(id)).map(() => versionOn(dayOf('content/events.yaml'))),
  ])
  expect(new Set(versionsIn(readDist(changed)).map(String))).toEqual(
    new Set([String(versionOn(changed.day))]),
  )
})

/** Returns the properties of a day of change by which calendars recognise the latest version of an event. */
const versionOn = (day: string) => [
  Date.parse(day) / (24 * 60 * 60 * 1000),
  `${day}T00:00:00Z`,
  `${day}T00:00:00Z`,
]

const versionsIn = (built: typeof dist) =>
  readCalendar('calendar.ics', built).events.map(({sequence, component}) => [
    sequence,
    ...['dtstamp', 'last-modified'].map((name) => String(component.getFirstPropertyValue(name))),
  ])

// S14.4
test.each([
  ['in winter', '2030-01-15T18:30:00', '2030-01-15T18:30:00.000Z'],
  ['in summer', '2030-07-15T18:30:00', '2030-07-15T17:30:00.000Z'],
  ['on the last Sunday of March', '2030-03-31T12:00:00', '2030-03-31T11:00:00.000Z'],
  ['on the last Sunday of October', '2030-10-27T12:00:00', '2030-10-27T12:00:00.000Z'],
])('the time zone of the calendar is right %s', (_when, local, moment) => {
  expect(readCalendar('calendar.ics').momentOf(ICAL.Time.fromDateTimeString(local)).toISOString()).toBe(
    moment,
  )
})

// S14.4
test.each(['calendar.ics', `calendar/${records[0]?.id}.ics`])(
  '%s has the lines that RFC 5545 requires',
  (name) => {
    const text = dist.text(name)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
    expect(text).not.toContain('�')
  },
)
