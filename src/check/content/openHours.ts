import {isNode} from 'yaml'
import {placeOf} from '../places.ts'
import type {ContentFile} from './contentFile.ts'
import type {SiteDetails} from './siteDetails.ts'

/** When the office is open: `Monday-Friday`, `9:00 AM`, `6:00 PM`. */
export interface OpenHours {
  days: string
  opens: string
  closes: string
  /** In which line of `content/site.yaml` each of them stands. */
  lines: Record<'days' | 'opens' | 'closes', number>
}

/** The hours of `content/site.yaml` that are written in full, whether or not they are right. */
export function openHours({hours}: SiteDetails, file: ContentFile | undefined): OpenHours[] {
  return (Array.isArray(hours) ? (hours as (Partial<OpenHours> | null)[]) : []).flatMap((each, index) => {
    const {days, opens, closes} = each ?? {}
    if (typeof days !== 'string' || !opens || !closes) return []
    const lineOf = (field: string) => {
      const node = file?.document.getIn(['hours', index, field], true)
      return placeOf(file?.text ?? '', (isNode(node) && node.range?.[0]) || 0).line
    }
    return [{days, opens, closes, lines: {days: lineOf('days'), opens: lineOf('opens'), closes: lineOf('closes')}}]
  })
}
