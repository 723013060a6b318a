import type {ContentFile} from './contentFile.ts'
import type {ContentFolder} from './contentFolder.ts'
import {type SiteDetails, siteDetails} from './siteDetails.ts'

/** What the site says of itself, as far as words that are typed by hand can differ from it. */
export interface OwnRecords {
  /** What `content/site.yaml` says. */
  details: SiteDetails
  /** The records of `content/facts.yaml`. */
  facts: ContentFile['records']
}

/** A site that says nothing of itself. */
export const noRecords: OwnRecords = {details: {}, facts: []}

const known = new WeakMap<SiteDetails, OwnRecords>()

/** What the site says of itself: the same object for as long as nothing of it changes, as it is asked for at every paragraph. */
export function ownRecords(content: ContentFolder['content']): OwnRecords {
  const details = siteDetails(content)
  const facts = content.get('facts.yaml')?.records ?? noRecords.facts
  const before = known.get(details)
  if (before?.facts === facts) return before
  const own = {details, facts}
  known.set(details, own)
  return own
}

/** A fact that says how soon we reply, or whom we are for, as far as it says that in figures. */
export interface OwnFact {
  id: string
  /** Where its id stands. */
  offset: number
  value: string
}

/** The fact on replies, and within how many hours we promise them: of `24 hours` and `1 day` 24. */
export function ownReplies(facts: ContentFile['records']): (OwnFact & {hours: number}) | undefined {
  const fact = factAbout('replies', facts)
  const [, figure, unit = ''] = /^(\d+) (hours?|days?)$/.exec(fact?.value ?? '') ?? []
  return fact && figure ? {...fact, hours: Number(figure) * (unit.startsWith('day') ? 24 : 1)} : undefined
}

/** The fact on the ages of those we help, and the first and the last: of `16 to 25` or `16–25` 16 and 25. */
export function ownAges(facts: ContentFile['records']): (OwnFact & {least: number; most: number}) | undefined {
  const fact = factAbout('ages', facts)
  const [, least, most] = /^(\d+)(?: to | ?[-–] ?)(\d+)$/.exec(fact?.value ?? '')?.map(Number) ?? []
  return fact && least !== undefined && most !== undefined ? {...fact, least, most} : undefined
}

function factAbout(about: 'replies' | 'ages', facts: ContentFile['records']): OwnFact | undefined {
  const fact = facts.find(({value}) => value.about === about)
  return fact && {id: fact.id, offset: fact.offset, value: String(fact.value.value)}
}
