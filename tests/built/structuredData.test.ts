import {resolve} from 'node:path'
import {expect, test} from 'vitest'
import site from '../../content/site.yaml'
import tracks from '../../content/tracks.yaml'
import {type Dist, firstElement, linksOf, pageDocuments, readDist} from './dist.ts'

const dist = readDist(resolve(import.meta.dirname, '../../dist'))

/** Words of schema.org's own, of the standard for languages, countries and currencies, and what only machines need. */
const notForReading = [
  '@context',
  '@id',
  '@type',
  'addressCountry',
  'contactType',
  'eventAttendanceMode',
  'inLanguage',
  'logo',
  'priceCurrency',
  'position',
]

/** Every value that machines are told on a page, with its name. */
function valuesOf(page: string): [name: string, value: string | number][] {
  const read = (name: string, value: unknown): [string, string | number][] => {
    if (Array.isArray(value)) return value.flatMap((each) => read(name, each))
    if (typeof value === 'object' && value) return Object.entries(value).flatMap(([key, each]) => read(key, each))
    return [[name, value as string | number]]
  }
  return read('', JSON.parse(toldOn(page))).filter(([name]) => !notForReading.includes(name))
}

/** What machines are told on a page; on the one that says that there is none, nothing. */
function toldOn(page: string): string {
  const data = dist.elements(page, 'script').find(({attributes}) => attributes.type === 'application/ld+json')
  return data?.text ?? '{}'
}

/** Letters and figures alone: lines, commas and spaces between the parts of an address are the page's own. */
const plain = (text: string) => text.replace(/[^\p{L}\p{N}£]/gu, '')

/** Everything that a visitor of a page reads, and what its links, dates and names of links say. */
function readOn(dist: Dist, page: string) {
  const elements = dist.elements(page)
  const attributes = (...names: string[]) =>
    elements.flatMap((each) => names.flatMap((name) => each.attributes[name] ?? []))
  const words = elements.filter(({name}) => name === 'body').map(({text}) => text)
  return {
    words: plain([...words, ...attributes('aria-label')].join(' ')),
    addresses: new Set(attributes('href')),
    dates: attributes('datetime'),
    places: new Set(attributes('id')),
  }
}

// S13.3
test.each(pageDocuments(dist))('every value that %s tells machines is one that visitors read there', (page) => {
  const {words, addresses, dates, places} = readOn(dist, page)
  const canonical = dist.elements(page, 'link').find(({attributes}) => attributes.rel === 'canonical')?.attributes.href
  const origin = canonical && new URL(canonical).origin
  const stands = (name: string, value: string | number) => {
    if (name === 'price') return words.includes(value === 0 ? 'Free' : `£${value}`.replace('.', ''))
    if (name === 'startDate' || name === 'endDate') return dates.includes(String(value).slice(0, 10))
    if (name === 'courseMode' && value === 'Onsite') return true
    if (name === 'telephone') return addresses.has(`tel:${value}`)
    if (!/^https:/.test(String(value))) return words.includes(plain(String(value)))
    const {hash, href, pathname} = new URL(String(value))
    if (href.startsWith(`${canonical}#`)) return places.has(hash.slice(1))
    return (
      href === canonical || addresses.has(String(value)) || (href.startsWith(`${origin}/`) && addresses.has(pathname))
    )
  }
  expect(valuesOf(page).filter(([name, value]) => !stands(name, value))).toEqual([])
})

test('S13.3 machines are told of the charity and its courses, and no number that is invented', () => {
  const told = pageDocuments(dist).map(toldOn)
  expect(told.filter((text) => text.includes(site.name))).toHaveLength(told.length - 1)
  expect(told.some((text) => text.includes('"Course"') && tracks.some(({title}) => text.includes(title)))).toBe(true)
  if (site.placeholders.includes('charityNumber'))
    expect(told.filter((text) => text.includes(site.charityNumber))).toEqual([])
})

test.each(pageDocuments(dist))('A11 of events machines are told those alone that %s offers to calendars', (page) => {
  const {'@graph': things = []}: {'@graph'?: {'@type': unknown; url: string}[]} = JSON.parse(toldOn(page))
  const events = things.filter((thing) => thing['@type'] === 'Event').map(({url}) => new URL(url).hash.slice(1))
  const offered = linksOf(firstElement(dist.elements(page, 'main')))
  expect(events.filter((id) => !offered.includes(`/calendar/${id}.ics`))).toEqual([])
})
