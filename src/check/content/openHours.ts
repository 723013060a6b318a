import type {SiteDetails} from './siteDetails.ts'

/** When the office is open: `Monday-Friday`, `9:00 AM`, `6:00 PM`. */
export interface OpenHours {
  days: string
  opens: string
  closes: string
}

/** The hours of `content/site.yaml` that are written in full, whether or not they are right. */
export function openHours({hours}: SiteDetails): OpenHours[] {
  return (Array.isArray(hours) ? (hours as (Partial<OpenHours> | null)[]) : []).filter(
    (each): each is OpenHours => typeof each?.days === 'string' && Boolean(each.opens && each.closes),
  )
}
