import {type Document, isMap} from 'yaml'
import type {ContentFolder} from './contentFolder.ts'

/** What `content/site.yaml` says, by its fields. */
export type SiteDetails = Record<string, unknown>

const known = new WeakMap<Document, SiteDetails>()

/** What `content/site.yaml` says, whether or not it is right; nothing where it has no fields. It is asked for at every paragraph. */
export function siteDetails(content: ContentFolder['content']): SiteDetails {
  const document = content.get('site.yaml')?.document
  if (!document) return none
  const details = known.get(document) ?? (isMap(document.contents) ? (document.toJS() as SiteDetails) : none)
  known.set(document, details)
  return details
}

const none: SiteDetails = {}
