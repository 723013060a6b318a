import type {Document} from 'yaml'
import type {ContentFolder} from './contentFolder.ts'

/** What `content/site.yaml` says, by its fields. */
export type SiteDetails = Record<string, unknown>

const known = new WeakMap<Document, SiteDetails>()

/** What `content/site.yaml` says, whether or not it is right; nothing where it can’t be read. It is asked for at every paragraph. */
export function siteDetails(content: ContentFolder['content']): SiteDetails {
  const document = content.get('site.yaml')?.document
  if (!document) return none
  const details = known.get(document) ?? (document.toJS() as SiteDetails | null) ?? none
  known.set(document, details)
  return details
}

const none: SiteDetails = {}
