import type {ContentFile} from './contentFile.ts'
import type {ContentFolder} from './contentFolder.ts'
import {type SiteDetails, siteDetails} from './siteDetails.ts'

/** What words of records can be written for: the details of `content/site.yaml`, and the records of `content/facts.yaml`. */
export interface OwnRecords {
  details: SiteDetails
  facts: ContentFile['records']
}

export function ownRecords(content: ContentFolder['content']): OwnRecords {
  return {details: siteDetails(content), facts: content.get('facts.yaml')?.records ?? []}
}
