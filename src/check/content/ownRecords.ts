import {placeOf} from '../places.ts'
import {fieldAt} from './advice/fieldAt.ts'
import type {ContentFile} from './contentFile.ts'
import type {ContentFolder} from './contentFolder.ts'
import {type OpenHours, openHours} from './openHours.ts'
import {type SiteDetails, siteDetails} from './siteDetails.ts'

/** What the site says of itself, as far as words that are typed by hand can differ from it. */
export interface OwnRecords {
  /** What `content/site.yaml` says. */
  details: SiteDetails
  /** When the office is open by it. */
  hours: OpenHours[]
  /** The records of `content/facts.yaml`. */
  facts: FactRecord[]
}

/** A record of `content/facts.yaml`. */
type FactRecord = ContentFile['records'][number] & {
  /** In which line its value stands. */
  line: number
}

/** A site that says nothing of itself. */
export const noRecords: OwnRecords = {details: {}, hours: [], facts: []}

const known = new WeakMap<SiteDetails, OwnRecords>()

/** What the site says of itself: the same object for as long as nothing of it changes, as it is asked for at every paragraph. */
export function ownRecords(content: ContentFolder['content']): OwnRecords {
  const details = siteDetails(content)
  const facts = factsIn(content.get('facts.yaml'))
  const before = known.get(details)
  if (before?.facts === facts) return before
  const own = {details, hours: openHours(details, content.get('site.yaml')), facts}
  known.set(details, own)
  return own
}

const read = new WeakMap<ContentFile['records'], FactRecord[]>()

function factsIn(file: ContentFile | undefined): FactRecord[] {
  if (!file) return noRecords.facts
  const lineOf = (index: number) => placeOf(file.text, fieldAt(file, index, 'value')).line
  const facts = read.get(file.records) ?? file.records.map((record, index) => ({...record, line: lineOf(index)}))
  read.set(file.records, facts)
  return facts
}

/** A fact that says how soon we reply, or whom we are for, as far as it says that in figures. */
export interface OwnFact {
  id: string
  /** Where its id stands. */
  offset: number
  /** In which line its value stands. */
  line: number
  value: string
}

/** The fact on replies, and within how many hours we promise them: of `24 hours` and `1 day` 24. */
export function ownReplies(facts: FactRecord[]): (OwnFact & {hours: number}) | undefined {
  const fact = factAbout('replies', facts)
  const [, figure, unit = ''] = /^(\d+) (hours?|days?)$/.exec(fact?.value ?? '') ?? []
  return fact && figure ? {...fact, hours: Number(figure) * (unit.startsWith('day') ? 24 : 1)} : undefined
}

/** The fact on the ages of those we help, and the first and the last: of `16 to 25` or `16–25` 16 and 25. */
export function ownAges(facts: FactRecord[]): (OwnFact & {least: number; most: number}) | undefined {
  const fact = factAbout('ages', facts)
  const [, least, most] = /^(\d+)(?: to | ?[-–] ?)(\d+)$/.exec(fact?.value ?? '')?.map(Number) ?? []
  return fact && least !== undefined && most !== undefined ? {...fact, least, most} : undefined
}

function factAbout(about: 'replies' | 'ages', facts: FactRecord[]): OwnFact | undefined {
  const fact = facts.find(({value}) => value.about === about)
  return fact && {id: fact.id, offset: fact.offset, line: fact.line, value: String(fact.value.value)}
}
