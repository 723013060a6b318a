import {expect, test} from 'vitest'
import cohorts from '../../content/cohorts.yaml'
import {dialled} from '../../content/dialled.ts'
import events from '../../content/events.yaml'
import * as labels from '../../content/labels.yaml'
import site from '../../content/site.yaml'
import tracks from '../../content/tracks.yaml'
import {datedCourse, event} from '../../src/document/shownThings.ts'
import {structuredData} from '../../src/document/structuredData.ts'
import {notInVocabulary} from './schemaOrg.ts'

const page = {title: 'A page of ours', short: 'A page', description: 'What it is for.'}
const address = 'https://site.example/about'
const everything = {'tracks.yaml': tracks.map(({id}) => id), 'cohorts.yaml': cohorts.map(({id}) => id)}

function graphOf(shown: Record<string, string[]> = {}, path = 'about'): Record<string, unknown>[] {
  return JSON.parse(structuredData({path, page, shown, canonical: `https://site.example/${path}`}))['@graph']
}

/** The things of a kind that a page tells machines of, when it shows those records. */
function thingsOf(type: string, shown: Record<string, string[]> = {}, path = 'about') {
  return graphOf(shown, path).filter((thing) => [thing['@type']].flat().includes(type))
}

/** The courses of the list on a page that shows those records. */
function coursesOf(shown: Record<string, string[]>) {
  const lists = thingsOf('ItemList', shown) as {itemListElement: {position: number; item: Record<string, unknown>}[]}[]
  return lists.flatMap(({itemListElement}) => itemListElement)
}

// S13.3
test.each(['/', 'about'])('%s names the charity', (path) => {
  expect(thingsOf('NGO', {}, path)).toEqual([
    expect.objectContaining({name: site.name, url: expect.stringMatching(/^https:/)}),
  ])
})

test('the home page tells how to reach the charity, its address in parts, and its pages elsewhere', () => {
  expect(thingsOf('NGO', {}, '/')).toEqual([
    expect.objectContaining({
      contactPoint: expect.objectContaining({email: site.email, telephone: dialled(site.phone)}),
      address: expect.objectContaining({addressLocality: site.address.town, postalCode: site.address.postcode}),
      sameAs: site.social.map(({url}) => url),
    }),
  ])
})

test('the charity number, which is invented, is told to no machine', () => {
  expect(structuredData({path: '/', page, canonical: ''})).not.toContain(site.charityNumber)
})

test('an inner page has the trail that it shows, by the short names of pages', () => {
  const [trail] = thingsOf('BreadcrumbList')
  expect(trail?.itemListElement).toEqual([
    expect.objectContaining({position: 1, name: labels.home}),
    expect.objectContaining({position: 2, name: 'A page'}),
  ])
})

test('the tracks and cohorts that a page shows are one list of courses by our charity, each at its place on the page', () => {
  const listed = coursesOf(everything)
  expect(listed.map(({position}) => position)).toEqual(listed.map((_, index) => index + 1))
  expect(listed.map(({item}) => [item.name, item.url])).toEqual(
    [...tracks, ...cohorts].map(({id, title}) => [title, `${address}#${id}`]),
  )
  for (const {item} of listed)
    expect(item).toMatchObject({
      '@type': 'Course',
      description: expect.any(String),
      provider: {'@id': expect.any(String)},
    })
})

const [cohort, coming] = [cohorts[0], events[0]]
if (!cohort || !coming) throw new Error('There is no cohort or no event to try this on.')

test.each([
  ['Free', {price: 0, priceCurrency: 'GBP'}],
  ['£25', {price: 25, priceCurrency: 'GBP'}],
  ['£7.50', {price: 7.5, priceCurrency: 'GBP'}],
  ['Pay what you can', undefined],
])('a price of “%s” is told as it is, or not at all', (price, offer) => {
  const wanted = offer && {'@type': 'Offer', ...offer}
  expect(datedCourse({...cohort, price}, 'coming', address).offers).toEqual(wanted)
  expect(event({...coming, price}, address).offers).toEqual(wanted)
})

test('S13.55 a course that has started has no date to start on, and one that is over no dates at all', () => {
  const told = (state: 'coming' | 'started' | 'over') =>
    datedCourse({...cohort, date: '2025-01-18', ends: '2025-02-22'}, state, address)
  expect(told('coming').hasCourseInstance).toMatchObject({startDate: '2025-01-18', endDate: '2025-02-22'})
  expect(told('started').hasCourseInstance).toMatchObject({endDate: '2025-02-22'})
  expect(told('started').hasCourseInstance).not.toHaveProperty('startDate')
  expect(told('over')).not.toHaveProperty('hasCourseInstance')
})

test('an event says when it starts and ends in British time, in summer and in winter', () => {
  const at = (date: string) => event({...coming, date, time: '6:30 PM to 8:00 PM'}, address)
  expect(at('2025-06-18')).toMatchObject({startDate: '2025-06-18T18:30+01:00', endDate: '2025-06-18T20:00+01:00'})
  expect(at('2025-01-18')).toMatchObject({startDate: '2025-01-18T18:30+00:00', endDate: '2025-01-18T20:00+00:00'})
})

test('what is online is no place, our rooms are at our address, and of another place its name is told', () => {
  const at = (location: string) => event({...coming, location}, address).location
  expect(at('Online')).toEqual({'@type': 'VirtualLocation', url: `${address}#${coming.id}`})
  expect(at(site.address.name)).toMatchObject({address: {'@type': 'PostalAddress', postalCode: site.address.postcode}})
  expect(at('Hill Street Library')).toEqual({
    '@type': 'Place',
    name: 'Hill Street Library',
    address: 'Hill Street Library',
  })
})

// S13.7
test('every type, property and kind of value is of the vocabulary of schema.org', () => {
  const things = [
    ...graphOf({}, '/'),
    ...graphOf(everything),
    ...cohorts.map((each) => datedCourse(each, 'coming', address)),
    ...events.map((each) => event(each, address)),
  ]
  expect(notInVocabulary(things)).toEqual([])
})

test('what is not of the vocabulary is told', () => {
  expect(notInVocabulary([{'@type': 'Corse', name: 'A'}])).not.toEqual([])
  expect(notInVocabulary([{'@type': 'Course', nmae: 'A'}])).not.toEqual([])
  expect(notInVocabulary([{'@type': 'Offer', startDate: '2025-01-18'}])).not.toEqual([])
  expect(notInVocabulary([{'@type': 'Event', startDate: 'on Saturday'}])).not.toEqual([])
  expect(notInVocabulary([{'@type': 'Event', organizer: {'@type': 'Place', name: 'A'}}])).not.toEqual([])
})

test('a page that shows no records tells of none', () => {
  expect([...thingsOf('ItemList'), ...thingsOf('Event')]).toEqual([])
})

test('no text can end the script that it stands in', () => {
  expect(structuredData({path: 'about', page: {...page, short: '</script><b>'}, canonical: ''})).not.toContain(
    '</script>',
  )
})
