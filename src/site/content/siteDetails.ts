import {type Document, isMap} from 'yaml'
import type {ContentFiles} from './contentFile.ts'

/** The fields of `content/site.yaml`. */
type SiteDetails = Record<string, unknown>

const cached = new WeakMap<Document, SiteDetails>()

/**
 * Returns the unvalidated fields of `content/site.yaml`. Caches them, because the check needs them very
 * often.
 */
export function siteDetails(content: ContentFiles): SiteDetails {
  const document = content.get('site.yaml')?.document
  if (!document) return none
  const details = cached.get(document) ?? (isMap(document.contents) ? (document.toJS() as SiteDetails) : none)
  cached.set(document, details)
  return details
}

const none: SiteDetails = {}
