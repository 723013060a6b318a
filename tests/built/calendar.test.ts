import {resolve} from 'node:path'
import ICAL from 'ical.js'
import {expect, test} from 'vitest'
import cohorts from '../../content/cohorts.yaml'
import events from '../../content/events.yaml'
import site from '../../content/site.yaml'
import {fileAt, pageDocuments, readDist} from './dist.ts'

const dist = readDist(resolve(import.meta.dirname, '../../dist'))
/** What some page shows: the rest is not offered to anybody. */
const shown = new Set(
  pageDocuments(dist).flatMap((page) => dist.elements(page, 'article').map(({attributes: {id}}) => id)),
)
const records = [...cohorts, ...events].filter(({id}) => shown.has(id))
const names = records.map(({id}) => `calendar/${id}.ics`)

/** The events of a calendar, as a reader of calendars that is not ours understands them. */
function eventsIn(name: string) {
  const calendar = new ICAL.Component(ICAL.parse(dist.text(name)))
  const zones = calendar.getAllSubcomponents('vtimezone').map((zone) => new ICAL.Timezone(zone))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const momentOf = (time: ICAL.Time) => {
      const zone = zones.find(({tzid}) => tzid === component.getFirstProperty('dtstart')?.getParameter('tzid'))
      time.zone = zone ?? ICAL.Timezone.utcTimezone
      return time.toJSDate()
    }
    return {event, starts: momentOf(event.startDate), ends: momentOf(event.endDate), component}
  })
}

/** A time of a record as Britain's clocks show that moment. */
const inBritain = (moment: Date) =>
  new Intl.DateTimeFormat('sv-SE', {dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/London'}).format(moment)

/** `6:30 PM` as `18:30`. */
function clock(time = ''): string {
  const [, hour, minute, half] = /^(\d+):(\d+) ([AP]M)$/.exec(time) ?? []
  return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`
}

// S14.4
test.each(records)('the calendar file of $id holds what its card says, in British time', (record) => {
  const [found, ...more] = eventsIn(`calendar/${record.id}.ics`)
  expect(more).toEqual([])
  const [starts, ends] = record.time.split(' to ')
  expect(found?.event).toMatchObject({
    summary: record.title,
    location: record.location,
    description: record.description.trim().replace(/\s*\n\s*/g, '\n'),
  })
  expect(inBritain(found?.starts ?? new Date())).toBe(`${record.date} ${clock(starts)}`)
  expect(inBritain(found?.ends ?? new Date())).toBe(`${record.date} ${clock(ends)}`)
  const url = new URL(String(found?.component.getFirstPropertyValue('url')))
  expect(url.origin).toBe(new URL(site.url).origin)
  const document = fileAt(dist, url.pathname) ?? ''
  expect(dist.elements(document).some(({attributes: {id}}) => id === url.hash.slice(1))).toBe(true)
})

// S14.4
test('one calendar has every date once', () => {
  expect(eventsIn('calendar.ics').map(({event}) => event.summary)).toEqual(records.map(({title}) => title))
  const uids = eventsIn('calendar.ics').map(({event}) => event.uid)
  expect(new Set(uids).size).toBe(uids.length)
})

// S14.4
test.each(['calendar.ics', ...names])('%s has lines as RFC 5545 asks for them', (name) => {
  const text = dist.text(name)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  expect(text).not.toContain('�')
})

// S14.4
test.each([
  ['in winter', '20300115T183000', '2030-01-15T18:30:00.000Z'],
  ['in summer', '20300715T183000', '2030-07-15T17:30:00.000Z'],
  ['on the last Sunday of March', '20300331T120000', '2030-03-31T11:00:00.000Z'],
  ['on the day before the last Sunday of October', '20301026T120000', '2030-10-26T11:00:00.000Z'],
  ['on the last Sunday of October', '20301027T120000', '2030-10-27T12:00:00.000Z'],
])('the zone of the calendar says what time it is %s', (_when, local, moment) => {
  const calendar = new ICAL.Component(ICAL.parse(dist.text('calendar.ics')))
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') ?? new ICAL.Component('vtimezone'))
  const time = ICAL.Time.fromData({
    year: Number(local.slice(0, 4)),
    month: Number(local.slice(4, 6)),
    day: Number(local.slice(6, 8)),
    hour: Number(local.slice(9, 11)),
    minute: Number(local.slice(11, 13)),
  })
  time.zone = zone
  expect(time.toJSDate().toISOString()).toBe(moment)
})
