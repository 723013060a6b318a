import ICAL from 'ical.js'
import cohorts from '../../content/cohorts.yaml'
import events from '../../content/events.yaml'
import site from '../../content/site.yaml'
import {clockTimes} from './britishTime.ts'
import {absoluteUrl, type LoadedPage} from './pages.ts'

// A line has at most 75 octets (RFC 5545, 3.1), one of which is the space with which a continuation line
// starts.
ICAL.foldLength = 74

const millisecondsPerDay = 24 * 60 * 60 * 1000

interface DatedRecord {
  id: string
  title: string
  description: string
  date: string
  time: string
  location: string
}

/** Records with a date, by file of `content/`. */
const datedRecords: Record<string, DatedRecord[]> = {'cohorts.yaml': cohorts, 'events.yaml': events}

/**
 * Writes calendar files (RFC 5545), by name: one for each course or event on a page, and a feed of all of
 * them. `lastChangeOf` returns the day on which a file of `content/` was last changed, such as `2025-01-18`.
 */
export function calendarFiles(
  pages: LoadedPage[],
  lastChangeOf: (file: string) => string,
): Record<string, string> {
  const addresses = recordAddresses(pages)
  const all = Object.entries(datedRecords).flatMap(([file, records]) =>
    records.flatMap((record) => {
      const address = addresses.get(`${file} ${record.id}`)
      return address
        ? [{id: record.id, event: calendarEvent(record, address, lastChangeOf(`content/${file}`))}]
        : []
    }),
  )
  return Object.fromEntries([
    ...all.map(({id, event}) => [`calendar/${id}.ics`, writeCalendar([event])]),
    ['calendar.ics', writeCalendar(all.map(({event}) => event))],
  ])
}

/**
 * Maps file and id of each record (`events.yaml open-day`) to the address of the first page that shows the
 * record.
 */
function recordAddresses(pages: LoadedPage[]): Map<string, string> {
  const addresses = new Map<string, string>()
  for (const {address, recordIds = {}} of pages)
    for (const [file, ids = []] of Object.entries(recordIds))
      for (const id of ids) if (!addresses.has(`${file} ${id}`)) addresses.set(`${file} ${id}`, address)
  return addresses
}

/** A jCal component (RFC 7265), which `ICAL.stringify` accepts. */
type JCalComponent = [
  name: string,
  properties: [string, Record<string, string>, type: string, string | number][],
  JCalComponent[],
]

function writeCalendar(events: JCalComponent[]): string {
  const calendar: JCalComponent = [
    'vcalendar',
    [
      ['version', {}, 'text', '2.0'],
      ['prodid', {}, 'text', `-//${site.name}//Website//EN`],
      ['method', {}, 'text', 'PUBLISH'],
      // `unknown` is the type of properties that are not in RFC 5545, such as the name of the calendar.
      ['x-wr-calname', {}, 'unknown', site.name],
    ],
    [londonTimezone, ...events],
  ]
  return ICAL.stringify(calendar)
}

function calendarEvent(
  {id, title, description, date, time, location}: DatedRecord,
  address: string,
  lastChange: string,
): JCalComponent {
  const [starts, ends] = clockTimes(time).map((clock) => `${date}T${clock}:00`) as [string, string]
  const inLondon = {tzid: 'Europe/London'}
  return [
    'vevent',
    [
      ['uid', {}, 'text', `${id}@${new URL(site.url).host}`],
      // Calendars keep the version of an event with the higher number and the later time, so neither may go
      // back. The time of the build would make every build different.
      ['sequence', {}, 'integer', Date.parse(lastChange) / millisecondsPerDay],
      ['dtstamp', {}, 'date-time', `${lastChange}T00:00:00Z`],
      ['last-modified', {}, 'date-time', `${lastChange}T00:00:00Z`],
      ['dtstart', inLondon, 'date-time', starts],
      ['dtend', inLondon, 'date-time', ends],
      ['summary', {}, 'text', title],
      ['description', {}, 'text', description.trim()],
      ['location', {}, 'text', location],
      ['url', {}, 'uri', absoluteUrl(`${address}#${id}`)],
    ],
    [],
  ]
}

/** The British time zone: clocks change on the last Sundays of March and October. */
const londonTimezone = ICAL.parse(`BEGIN:VTIMEZONE
TZID:Europe/London
BEGIN:DAYLIGHT
DTSTART:19810329T010000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0000
TZOFFSETTO:+0100
TZNAME:BST
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19961027T020000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0000
TZNAME:GMT
END:STANDARD
END:VTIMEZONE`) as JCalComponent
