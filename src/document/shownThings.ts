import cohorts, {states as cohortStates} from '../../content/cohorts.yaml'
import events, {states as eventStates} from '../../content/events.yaml'
import site from '../../content/site.yaml'
import tracks from '../../content/tracks.yaml'
import type {PageModule} from '../frame/pageModules.ts'
import {moments} from './britishTime.ts'

/** Something as https://schema.org describes it. */
export type Thing = {'@type': string | string[]} & Record<string, unknown>

/** By which things name the charity. */
export const charityId = new URL('/#charity', site.url).href

/** Where we are, in the parts that search engines ask for. */
export const postalAddress: Thing = {
  '@type': 'PostalAddress',
  streetAddress: site.address.street.join(', '),
  addressLocality: site.address.town,
  postalCode: site.address.postcode,
  addressCountry: 'GB',
}

/** The records that a page shows and that machines have a name for: courses as one list, and events that are still to come. */
export function shownThings(shown: NonNullable<PageModule['shown']>, page: string): Thing[] {
  const courses = [
    ...pick(tracks, shown['tracks.yaml']).map(({id, title, description}) =>
      course(title, description, `${page}#${id}`),
    ),
    ...pick(cohorts, shown['cohorts.yaml']).map((cohort) => datedCourse(cohort, cohortStates[cohort.id], page)),
  ]
  const coming = pick(events, shown['events.yaml']).filter(({id}) => eventStates[id] !== 'over')
  return [...(courses.length > 0 ? [listOf(courses)] : []), ...coming.map((each) => event(each, page))]
}

function pick<T extends {id: string}>(records: readonly T[], ids: string[] = []): T[] {
  return ids.flatMap((id) => records.filter((record) => record.id === id))
}

function listOf(things: Thing[]): Thing {
  const itemListElement = things.map((item, index) => ({'@type': 'ListItem', position: index + 1, item}))
  return {'@type': 'ItemList', itemListElement}
}

function course(name: string, description: string, url: string): Thing {
  return {'@type': 'Course', name, description, url, provider: {'@id': charityId}}
}

/** A course that people can join on a day. Once it has started it has no such day, and once it is over nobody can take part. */
export function datedCourse(
  {id, title, description, date, ends, location, price}: (typeof cohorts)[number],
  state: (typeof cohortStates)[string] | undefined,
  page: string,
): Thing {
  const url = `${page}#${id}`
  return {
    ...course(title, description, url),
    ...offers(price),
    ...(state !== 'over' && {
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: location === online ? online : 'Onsite',
        ...(state !== 'started' && {startDate: date}),
        ...(ends && {endDate: ends}),
        location: placeOf(location, url),
      },
    }),
  }
}

/** An event that people can still come to. */
export function event(
  {id, title, description, date, time, location, price}: (typeof events)[number],
  page: string,
): Thing {
  const url = `${page}#${id}`
  const [startDate, endDate] = moments(date, time)
  return {
    '@type': 'Event',
    name: title,
    description,
    url,
    startDate,
    endDate,
    eventAttendanceMode: `https://schema.org/${location === online ? online : 'Offline'}EventAttendanceMode`,
    location: placeOf(location, url),
    organizer: {'@id': charityId},
    ...offers(price),
  }
}

/** What records call the place of what is on a screen; schema.org calls it the same. */
const online = 'Online'

/** A place by the name that records give it: our own rooms are at our address, of any other the name is all that is told. */
function placeOf(name: string, url: string): Thing {
  if (name === online) return {'@type': 'VirtualLocation', url}
  return {'@type': 'Place', name, address: name === site.address.name ? postalAddress : name}
}

/** What it costs, when its price is nothing or one sum; of a price in other words machines are told nothing. */
function offers(price: string): {offers?: Thing} {
  const [, pounds = price === 'Free' ? '0' : undefined] = /^£(\d+(?:\.\d\d)?)$/.exec(price) ?? []
  return pounds === undefined ? {} : {offers: {'@type': 'Offer', price: Number(pounds), priceCurrency: 'GBP'}}
}
