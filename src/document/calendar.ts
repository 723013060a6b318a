import pages from '~react-pages'
import cohorts from '../../content/cohorts.yaml'
import events from '../../content/events.yaml'
import site from '../../content/site.yaml'
import {addressOf, basename} from '../frame/addressOf.ts'
import {loadPage} from '../frame/pageModules.ts'
import {clockTimes} from './britishTime.ts'

interface Dated {
  id: string
  title: string
  description: string
  date: string
  time: string
  location: string
}

/** The records that are for a day, by their file. */
const dated: Record<string, Dated[]> = {'cohorts.yaml': cohorts, 'events.yaml': events}

/** The files of the calendar (RFC 5545), by name: one for each date that a page shows, and one of all for those who want to keep up. */
export async function calendarFiles(): Promise<Record<string, string>> {
  const addresses = await addressesShowing()
  const all = Object.entries(dated).flatMap(([file, records]) =>
    records.flatMap((record) => {
      const address = addresses.get(`${file} ${record.id}`)
      return address ? [{id: record.id, event: event(record, address)}] : []
    }),
  )
  return Object.fromEntries([
    ...all.map(({id, event}) => [`calendar/${id}.ics`, calendar([event])]),
    ['calendar.ics', calendar(all.map(({event}) => event))],
  ])
}

/** The first page that shows a record, by the record’s file and id. */
async function addressesShowing(): Promise<Map<string, string>> {
  const addresses = new Map<string, string>()
  for (const {path} of pages) {
    const {shown = {}} = await loadPage(path)
    for (const [file, ids = []] of Object.entries(shown))
      for (const id of ids) if (!addresses.has(`${file} ${id}`)) addresses.set(`${file} ${id}`, addressOf(path))
  }
  return addresses
}

function calendar(events: string[][]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(site.name)}//Website//EN`,
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${text(site.name)}`,
    ...london,
    ...events.flat(),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function event({id, title, description, date, time, location}: Dated, address: string): string[] {
  const [starts, ends] = clockTimes(time).map((clock) => `${date.replaceAll('-', '')}T${clock.replace(':', '')}00`)
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(site.url).host}`,
    // When this was last changed: unknown here, and a new one in each build would make no two builds the same.
    // The start serves, for a calendar asks for it when it compares two versions of a date.
    `DTSTAMP:${starts}Z`,
    `DTSTART;TZID=Europe/London:${starts}`,
    `DTEND;TZID=Europe/London:${ends}`,
    `SUMMARY:${text(title)}`,
    `DESCRIPTION:${text(description.trim())}`,
    `LOCATION:${text(location)}`,
    `URL:${new URL(`${basename}${address}#${id}`, site.url).href}`,
    'END:VEVENT',
  ]
}

/** Words as they may stand in a value (RFC 5545, 3.3.11). */
function text(words: string): string {
  return words.replace(/[\\;,]/g, '\\$&').replace(/\s*\n\s*/g, '\\n')
}

const octets = new TextEncoder()

/** A line in pieces of at most 75 octets (RFC 5545, 3.1), none of which ends inside a letter. */
function fold(line: string): string {
  const pieces = ['']
  for (const letter of line) {
    const last = pieces.at(-1) ?? ''
    if (octets.encode(last + letter).length > 75) pieces.push(` ${letter}`)
    else pieces[pieces.length - 1] = last + letter
  }
  return pieces.join('\r\n')
}

/** British time, which goes forward at one on the last Sunday of March and back at two on that of October. */
const london = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/London',
  'BEGIN:DAYLIGHT',
  'DTSTART:19810329T010000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0100',
  'TZNAME:BST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0000',
  'TZNAME:GMT',
  'END:STANDARD',
  'END:VTIMEZONE',
]
