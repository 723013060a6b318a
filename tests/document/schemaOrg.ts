/**
 * The part of https://schema.org's vocabulary that the site uses, as its release 29 has it
 * (checked against the package schema-dts 2.1.0, which is made from that release).
 */

/** Each type, and what it is a kind of. */
const types: Record<string, string[]> = {
  Thing: [],
  BreadcrumbList: ['ItemList'],
  ContactPoint: ['Thing'],
  Course: ['CreativeWork', 'LearningResource'],
  CourseInstance: ['Event'],
  CreativeWork: ['Thing'],
  EducationalOrganization: ['CivicStructure', 'Organization'],
  CivicStructure: ['Place'],
  Event: ['Thing'],
  ItemList: ['Thing'],
  LearningResource: ['CreativeWork'],
  ListItem: ['Thing'],
  NGO: ['Organization'],
  Offer: ['Thing'],
  Organization: ['Thing'],
  Place: ['Thing'],
  PostalAddress: ['ContactPoint'],
  VirtualLocation: ['Thing'],
  WebSite: ['CreativeWork'],
}

/** Each property: the types that have it, and what its value is. */
const properties: Record<string, {of: string[]; is: string[]}> = {
  address: {of: ['Organization', 'Place'], is: ['PostalAddress', 'Text']},
  addressCountry: {of: ['PostalAddress'], is: ['Text']},
  addressLocality: {of: ['PostalAddress'], is: ['Text']},
  areaServed: {of: ['ContactPoint', 'Offer', 'Organization'], is: ['Place', 'Text']},
  contactPoint: {of: ['Organization'], is: ['ContactPoint']},
  contactType: {of: ['ContactPoint'], is: ['Text']},
  courseMode: {of: ['CourseInstance'], is: ['Text', 'URL']},
  description: {of: ['Thing'], is: ['Text']},
  email: {of: ['ContactPoint', 'Organization'], is: ['Text']},
  endDate: {of: ['Event'], is: ['Date', 'DateTime']},
  eventAttendanceMode: {of: ['Event'], is: ['EventAttendanceModeEnumeration']},
  hasCourseInstance: {of: ['Course'], is: ['CourseInstance']},
  inLanguage: {of: ['CreativeWork', 'Event'], is: ['Text']},
  item: {of: ['ListItem'], is: ['Thing', 'URL']},
  itemListElement: {of: ['ItemList'], is: ['ListItem', 'Text', 'Thing']},
  location: {of: ['Event', 'Organization'], is: ['Place', 'PostalAddress', 'Text', 'VirtualLocation']},
  logo: {of: ['Organization', 'Place'], is: ['URL']},
  name: {of: ['Thing'], is: ['Text']},
  offers: {of: ['CreativeWork', 'Event'], is: ['Offer']},
  organizer: {of: ['Event'], is: ['Organization']},
  position: {of: ['CreativeWork', 'ListItem'], is: ['Integer', 'Text']},
  postalCode: {of: ['PostalAddress'], is: ['Text']},
  price: {of: ['Offer'], is: ['Number', 'Text']},
  priceCurrency: {of: ['Offer'], is: ['Text']},
  provider: {of: ['CreativeWork'], is: ['Organization']},
  publisher: {of: ['CreativeWork'], is: ['Organization']},
  sameAs: {of: ['Thing'], is: ['URL']},
  startDate: {of: ['Event'], is: ['Date', 'DateTime']},
  streetAddress: {of: ['PostalAddress'], is: ['Text']},
  telephone: {of: ['ContactPoint', 'Organization', 'Place'], is: ['Text']},
  url: {of: ['Thing'], is: ['URL']},
}

/** How a value looks that is no thing of its own. */
const values: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: (value) => typeof value === 'string' && URL.canParse(value) && value.startsWith('https:'),
  Date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  DateTime: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d[+-]\d\d:\d\d$/.test(value),
  Integer: Number.isInteger,
  Number: Number.isFinite,
  EventAttendanceModeEnumeration: (value) =>
    /^https:\/\/schema\.org\/(Online|Offline|Mixed)EventAttendanceMode$/.test(String(value)),
}

type Node = Record<string, unknown>

/** What in a graph is not of the vocabulary: unknown types and properties, a property of another type, a value of another kind. */
export function notInVocabulary(graph: Node[]): string[] {
  const named = new Map(graph.flatMap((thing) => (thing['@id'] ? [[String(thing['@id']), thing] as const] : [])))
  return graph.flatMap((thing) => faultsOf(thing, named))
}

function faultsOf(thing: Node, named: Map<string, Node>): string[] {
  const own = typesOf(thing)
  const unknown = own.filter((type) => !types[type]).map((type) => `schema.org has no type ${type}.`)
  const faults = Object.entries(thing)
    .filter(([key]) => !key.startsWith('@'))
    .flatMap(([key, value]) => {
      const property = properties[key]
      if (!property) return [`schema.org has no property ${key} that is known here.`]
      const where = property.of.some((type) => own.some((each) => isA(each, type)))
      const wrong = [value].flat().filter((each) => !property.is.some((kind) => fits(each, kind, named)))
      return [
        ...(where ? [] : [`${own.join(', ')} has no ${key}.`]),
        ...wrong.map((each) => `${key} is no ${property.is.join(' or ')}: ${JSON.stringify(each)}`),
        ...[value].flat().flatMap((each) => (isThing(each) ? faultsOf(each, named) : [])),
      ]
    })
  return [...unknown, ...faults]
}

function fits(value: unknown, kind: string, named: Map<string, Node>): boolean {
  if (!isNode(value)) return values[kind]?.(value) ?? false
  const thing = isThing(value) ? value : named.get(String(value['@id']))
  return thing !== undefined && typesOf(thing).some((type) => isA(type, kind))
}

function isA(type: string, kind: string): boolean {
  return type === kind || (types[type] ?? []).some((above) => isA(above, kind))
}

function typesOf(thing: Node): string[] {
  return [thing['@type'] ?? []].flat().map(String)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null
}

/** Something described here, and no mere name of something that is described elsewhere. */
function isThing(value: unknown): value is Node {
  return isNode(value) && '@type' in value
}
