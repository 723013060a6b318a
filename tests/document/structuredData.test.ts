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

/** Returns the items of a type in the structured data of a page. */
function subjectsOf(type: string, path = 'about'): Record<string, unknown>[] {
  const {'@graph': subjects} = JSON.parse(
    structuredData({path, page, canonical: `https://site.example/${path}`}),
  )
  return subjects.filter((subject: Record<string, unknown>) => [subject['@type']].flat().includes(type))
}

// S13.3; the types of schema-dts enforce S13.7.
test('the home page tells search engines how to reach the charity, its address, and its social pages', () => {
  expect(subjectsOf('NGO', '/')).toEqual([
    expect.objectContaining({
      contactPoint: expect.objectContaining({email: site.email, telephone: internationalNumber(site.phone)}),
      address: expect.objectContaining({
        addressLocality: site.address.town,
        postalCode: site.address.postcode,
      }),
      sameAs: site.social.map(({url}) => url),
    }),
  ])
})

test('a page has its breadcrumb, with the short names of pages', () => {
  const [breadcrumb] = subjectsOf('BreadcrumbList')
  expect(breadcrumb?.itemListElement).toEqual([
    expect.objectContaining({position: 1, name: labels.home}),
    expect.objectContaining({position: 2, name: 'A page'}),
  ])
})

const [[cohort], [event]] = [cohorts, events]
if (!cohort || !event) throw new Error('These tests need a cohort and an event in content/.')

test.each([
  ['Free', {price: 0, priceCurrency: 'GBP'}],
  ['free', {price: 0, priceCurrency: 'GBP'}],
  ['FREE', {price: 0, priceCurrency: 'GBP'}],
  ['£1,000', {price: 1000, priceCurrency: 'GBP'}],
  ['£25', {price: 25, priceCurrency: 'GBP'}],
  ['£7.50', {price: 7.5, priceCurrency: 'GBP'}],
  ['Pay what you can', undefined],
  ['Free for students', undefined],
  ['£5 or £10', undefined],
])('a price of “%s” is an offer of that amount, or none', (price, offer) => {
  const wanted = offer && {'@type': 'Offer', ...offer}
  expect(describeDatedCourse({...cohort, price}, 'coming', address).offers).toEqual(wanted)
  expect(describeEvent({...event, price}, address).offers).toEqual(wanted)
})

test('S13.55 a course that has started has only its last day, and one that is over no dates', () => {
  const courseOf = (state: 'coming' | 'started' | 'over') =>
    describeDatedCourse({...cohort, date: '2025-01-18', ends: '2025-02-22'}, state, address)
  expect(courseOf('coming').hasCourseInstance).toMatchObject({startDate: '2025-01-18', endDate: '2025-02-22'})
  expect(courseOf('started').hasCourseInstance).toMatchObject({endDate: '2025-02-22'})
  expect(courseOf('started').hasCourseInstance).not.toHaveProperty('startDate')
  expect(courseOf('over')).not.toHaveProperty('hasCourseInstance')
})

test('an event says when it starts and ends in British time, in summer and in winter', () => {
  const at = (date: string) => describeEvent({...event, date, time: '6:30 PM to 8:00 PM'}, address)
  expect(at('2025-06-18')).toMatchObject({
    startDate: '2025-06-18T18:30+01:00',
    endDate: '2025-06-18T20:00+01:00',
  })
  expect(at('2025-01-18')).toMatchObject({
    startDate: '2025-01-18T18:30+00:00',
    endDate: '2025-01-18T20:00+00:00',
  })
})

test('an event at lunch time starts and ends after noon', () => {
  const atLunch = {...event, date: '2025-01-18', time: '12:30 PM to 1:30 PM'}
  expect(describeEvent(atLunch, address)).toMatchObject({
    startDate: '2025-01-18T12:30+00:00',
    endDate: '2025-01-18T13:30+00:00',
  })
})

test('the place of an event is online, our rooms with their address, or another place by its name', () => {
  const at = (location: string) => describeEvent({...event, location}, address).location
  for (const online of ['Online', 'online'])
    expect(at(online)).toEqual({'@type': 'VirtualLocation', url: `${address}#${event.id}`})
  expect(at(site.address.name)).toMatchObject({
    address: {'@type': 'PostalAddress', postalCode: site.address.postcode},
  })
  expect(at('Hill Street Library')).toEqual({
    '@type': 'Place',
    name: 'Hill Street Library',
    address: 'Hill Street Library',
  })
})
