import {expect, test} from 'vitest'
import site from '../../content/site.yaml'
import tracks from '../../content/tracks.yaml'
import {testSite} from '../testSites.ts'
import {
  type Dist,
  firstElement,
  foundPages,
  linksOf,
  pageDocuments,
  pathOf,
  readDist,
  type Subject,
  structuredDataOf,
} from './dist.ts'

const dist = readDist()

/**
 * Every page of the site as built today, when its dates may all be past, and as built on the day before all
 * dates.
 */
const pages = [
  ['today', dist] as const,
  ['before all dates', readDist(testSite('changed'))] as const,
].flatMap(([when, built]) => pageDocuments(dist).map((page) => ({page, when, built})))

/**
 * Properties whose values visitors do not read: terms of schema.org, codes of countries, and other machine
 * values.
 */
const notForReading =
  /^(@context|@id|@type|addressCountry|contactType|eventAttendanceMode|inLanguage|logo|priceCurrency|position)$/

/**
 * Returns the values in structured data that pages must show too (not addresses, ids or types), with their
 * names.
 */
function valuesIn(data: unknown, name = ''): [name: string, value: string][] {
  if (Array.isArray(data)) return data.flatMap((each) => valuesIn(each, name))
  if (typeof data === 'object' && data)
    return Object.entries(data).flatMap(([key, each]) => valuesIn(each, key))
  return notForReading.test(name) ? [] : [[name, String(data)]]
}

/** Returns only letters, digits and £, because a page puts each part of an address on its own line. */
const plain = (text: string) => text.replace(/[^\p{L}\p{N}£]/gu, '')

// S13.3
test.each(pages)(
  'every value that $page, built $when, tells search engines is one that visitors read there',
  (each) => {
    const {page, built} = each
    const elements = built.elements(page)
    const attributesOf = (name: string) => elements.flatMap(({attributes}) => attributes[name] ?? [])
    const [body] = built.elements(page, 'body')
    const words = plain([body?.text, ...attributesOf('aria-label')].join(' '))
    const links = attributesOf('href')
    const [canonical] = built
      .elements(page, 'link', {rel: 'canonical'})
      .map(({attributes}) => attributes.href ?? '')
    const isShown = ([name, value]: [string, string]) => {
      if (name === 'price')
        return value === '0' ? /free/i.test(words) : words.includes(`£${value}`.replace('.', ''))
      if (name === 'startDate' || name === 'endDate')
        return attributesOf('datetime').includes(value.slice(0, 10))
      if (name === 'courseMode') return value === 'Onsite' || /online/i.test(words)
      if (name === 'telephone') return links.includes(`tel:${value}`)
      if (!value.startsWith('https:')) return words.includes(plain(value))
      const [address, id] = value.split('#')
      if (id) return address === canonical && attributesOf('id').includes(id)
      const isOurs = new URL(value).origin === new URL(site.url).origin
      return value === canonical || links.includes(isOurs ? (pathOf(value) ?? '') : value)
    }
    const unread = valuesIn(structuredDataOf(built, page)).filter((value) => !isShown(value))
    expect(unread, `Search engines are told these values, which visitors can’t read on ${page}`).toEqual([])
  },
)

test('S13.3 structured data has the charity and its courses, and no invented number', () => {
  const texts = foundPages(dist).map((page) => JSON.stringify(structuredDataOf(dist, page)))
  expect(texts.filter((text) => !text.includes(site.name))).toEqual([])
  expect(
    texts.some((text) => text.includes('"Course"') && tracks.some(({title}) => text.includes(title))),
  ).toBe(true)
  if (site.placeholders.includes('charityNumber'))
    expect(texts.filter((text) => text.includes(site.charityNumber))).toEqual([])
})

test.each(pages)(
  'A11 $page, built $when, tells search engines only of events that it offers to calendars',
  (each) => {
    const {page, built} = each
    const offered = linksOf(firstElement(built.elements(page, 'main')))
    const ids = eventsOf(built, page).map(({url}) => new URL(url).hash.slice(1))
    expect(ids.filter((id) => !offered.includes(`/calendar/${id}.ics`))).toEqual([])
  },
)

// S13.3
test('built before all dates, the site tells search engines of events', () => {
  expect(pages.flatMap(({page, when, built}) => (when === 'today' ? [] : eventsOf(built, page)))).not.toEqual(
    [],
  )
})

function eventsOf(built: Dist, page: string): Subject[] {
  return structuredDataOf(built, page).filter((subject) => subject['@type'] === 'Event')
}
