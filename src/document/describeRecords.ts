import type {
  Course,
  EventLeaf,
  ItemList,
  ListItem,
  Offer,
  Place,
  PostalAddress,
  VirtualLocation,
} from 'schema-dts'
import cohorts, {states as cohortStates} from '../../content/cohorts.yaml'
import events, {states as eventStates} from '../../content/events.yaml'
import {readPrice} from '../../content/readPrice.ts'
import site from '../../content/site.yaml'
import tracks from '../../content/tracks.yaml'
import type {PageModule} from '../frame/pageModules.ts'
import {isoTimeRange} from './britishTime.ts'

/** The `@id` of the charity, by which structured data refers to it. */
export const charityId = new URL('/#charity', site.url).href

/** The charity's postal address, as schema.org describes one. */
export const postalAddress: PostalAddress = {
  '@type': 'PostalAddress',
  streetAddress: site.address.street.join(', '),
  addressLocality: site.address.town,
  postalCode: site.address.postcode,
  addressCountry: 'GB',
}

/**
 * Describes a page's records as structured data: its courses as one list, and its events that are not over.
 */
export function describeRecords(
  recordIds: NonNullable<PageModule['recordIds']>,
  page: string,
): (ItemList | EventLeaf)[] {
  const courses = [
    ...recordsById(tracks, recordIds['tracks.yaml']).map(({id, title, description}) =>
      describeCourse(title, description, `${page}#${id}`),
    ),
    ...recordsById(cohorts, recordIds['cohorts.yaml']).map((cohort) =>
      describeDatedCourse(cohort, cohortStates[cohort.id], page),
    ),
  ]
  const upcoming = recordsById(events, recordIds['events.yaml']).filter(({id}) => eventStates[id] !== 'over')
  return [
    ...(courses.length > 0 ? [courseList(courses)] : []),
    ...upcoming.map((each) => describeEvent(each, page)),
  ]
}

function recordsById<T extends {id: string}>(records: readonly T[], ids: string[] = []): T[] {
  return ids.flatMap((id) => records.filter((record) => record.id === id))
}

function courseList(courses: Course[]): ItemList {
  const itemListElement = courses.map(
    (item, index): ListItem => ({'@type': 'ListItem', position: index + 1, item}),
  )
  return {'@type': 'ItemList', itemListElement}
}

function describeCourse(name: string, description: string, url: string): Course {
  return {'@type': 'Course', name, description, url, provider: {'@id': charityId}}
}

/**
 * Describes a course with dates. Omits its start once that is past, and both its start and end once it is
 * over.
 */
export function describeDatedCourse(
  {id, title, description, date, ends, location, price}: (typeof cohorts)[number],
  state: (typeof cohortStates)[string] | undefined,
  page: string,
): Course {
  const url = `${page}#${id}`
  return {
    ...describeCourse(title, description, url),
    ...describeOffer(price),
    ...(state !== 'over' && {
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: isOnline(location) ? 'Online' : 'Onsite',
        ...(state !== 'started' && {startDate: date}),
        ...(ends && {endDate: ends}),
        location: describePlace(location, url),
      },
    }),
  }
}

/**
 * Describes an event that is not over. Visitors must be able to read each value on the event's page:
 * tests/built/structuredData.test.ts compares them.
 */
export function describeEvent(
  {id, title, description, date, time, location, price}: (typeof events)[number],
  page: string,
): EventLeaf {
  const url = `${page}#${id}`
  const [startDate, endDate] = isoTimeRange(date, time)
  return {
    '@type': 'Event',
    name: title,
    description,
    url,
    startDate,
    endDate,
    eventAttendanceMode: `https://schema.org/${isOnline(location) ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: describePlace(location, url),
    organizer: {'@id': charityId},
    ...describeOffer(price),
  }
}

/** Whether the `location` of a course or event in `content/` is the word “Online”, in any case. */
function isOnline(location: string): boolean {
  return location.toLowerCase() === 'online'
}

/**
 * Describes the location of a course or event. The charity's own rooms have an address, other places only a
 * name.
 */
function describePlace(name: string, url: string): Place | VirtualLocation {
  if (isOnline(name)) return {'@type': 'VirtualLocation', url}
  return {'@type': 'Place', name, address: name === site.address.name ? postalAddress : name}
}

/** Returns the `offers` of a course or event, if its price is `Free` or a single amount, such as `£10`. */
function describeOffer(price: string): {offers?: Offer} {
  const pounds = readPrice(price)
  return pounds === undefined ? {} : {offers: {'@type': 'Offer', price: pounds, priceCurrency: 'GBP'}}
}
