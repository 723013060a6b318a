import {expect, test} from 'vitest'
import cohorts from '../../content/cohorts.yaml'
import events from '../../content/events.yaml'
import {internationalNumber} from '../../content/internationalNumber.ts'
import * as labels from '../../content/labels.yaml'
import site from '../../content/site.yaml'
import {describeDatedCourse, describeEvent} from '../../src/document/describeRecords.ts'
import {structuredData} from '../../src/document/structuredData.ts'

const page = {title: 'A page of ours', short: 'A page', description: 'What it is for.'}
const address = 'https://site.example/about'

/** The things of a kind that a page tells machines of. */
function thingsOf(type: string, path = 'about'): Record<string, unknown>[] {
  const {'@graph': things} = JSON.parse(structuredData({path, page, canonical: `https://site.example/${path}`}))
  return things.filter((thing: Record<string, unknown>) => [thing['@type']].flat().includes(type))
}

// S13.3; S13.7 is held by the types of schema-dts.
test('the home page tells how to reach the charity, its address in parts, and its pages elsewhere', () => {
  expect(thingsOf('NGO', '/')).toEqual([
    expect.objectContaining({
      contactPoint: expect.objectContaining({email: site.email, telephone: internationalNumber(site.phone)}),
      address: expect.objectContaining({addressLocality: site.address.town, postalCode: site.address.postcode}),
      sameAs: site.social.map(({url}) => url),
    }),
  ])
})

test('an inner page has the trail that it shows, by the short names of pages', () => {
  const [trail] = thingsOf('BreadcrumbList')
  expect(trail?.itemListElement).toEqual([
    expect.objectContaining({position: 1, name: labels.home}),
    expect.objectContaining({position: 2, name: 'A page'}),
  ])
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
  expect(describeDatedCourse({...cohort, price}, 'coming', address).offers).toEqual(wanted)
  expect(describeEvent({...coming, price}, address).offers).toEqual(wanted)
})

test('S13.55 a course that has started has no date to start on, and one that is over no dates at all', () => {
  const told = (state: 'coming' | 'started' | 'over') =>
    describeDatedCourse({...cohort, date: '2025-01-18', ends: '2025-02-22'}, state, address)
  expect(told('coming').hasCourseInstance).toMatchObject({startDate: '2025-01-18', endDate: '2025-02-22'})
  expect(told('started').hasCourseInstance).toMatchObject({endDate: '2025-02-22'})
  expect(told('started').hasCourseInstance).not.toHaveProperty('startDate')
  expect(told('over')).not.toHaveProperty('hasCourseInstance')
})

test('an event says when it starts and ends in British time, in summer and in winter', () => {
  const at = (date: string) => describeEvent({...coming, date, time: '6:30 PM to 8:00 PM'}, address)
  expect(at('2025-06-18')).toMatchObject({startDate: '2025-06-18T18:30+01:00', endDate: '2025-06-18T20:00+01:00'})
  expect(at('2025-01-18')).toMatchObject({startDate: '2025-01-18T18:30+00:00', endDate: '2025-01-18T20:00+00:00'})
})

test('what is online is no place, our rooms are at our address, and of another place its name is told', () => {
  const at = (location: string) => describeEvent({...coming, location}, address).location
  expect(at('Online')).toEqual({'@type': 'VirtualLocation', url: `${address}#${coming.id}`})
  expect(at(site.address.name)).toMatchObject({address: {'@type': 'PostalAddress', postalCode: site.address.postcode}})
  expect(at('Hill Street Library')).toEqual({
    '@type': 'Place',
    name: 'Hill Street Library',
    address: 'Hill Street Library',
  })
})
