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

/** The value of the fact that says how soon we reply, or whom we are for; nothing where none says it. */
export function factAbout(about: string, facts: ContentFile['records']): {id: string; value: string} | undefined {
  const fact = facts.find(({value}) => value.about === about)
  return fact && {id: fact.id, value: String(fact.value.value)}
}
