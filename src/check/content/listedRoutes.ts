import {isMap, isScalar, isSeq} from 'yaml'
import {isDraft} from '../drafts.ts'
import type {SiteFiles} from '../readSite.ts'
import type {ContentFile} from './contentFile.ts'

/** The list of every address that the site has ever had. */
export const listName = 'routes.yaml'

/** One line of the list of addresses. */
export interface Route {
  address: string
  /** Where the address stands. */
  at: number
  /** Where it leads now, and where that stands. */
  to?: {value: string; at: number}
}

/** The lines of the list. */
export function routesOf({document}: ContentFile): Route[] {
  if (!isSeq(document.contents)) return []
  return document.contents.items.flatMap((item, index, all) => {
    if (!isMap(item)) return []
    // Below a hyphen too many, which is told there, where it leads is another entry.
    const below = all[index + 1]
    const whole = isMap(below) && !below.has('address') && !item.has('to') ? below : item
    const [address, to] = [item.get('address', true), whole.get('to', true)]
    if (!isScalar(address)) return []
    const route = {address: String(address.value), at: address.range?.[0] ?? 0}
    return isScalar(to) ? {...route, to: {value: String(to.value), at: to.range?.[0] ?? 0}} : route
  })
}

/** The addresses that have lost their page, of which nobody has said where they lead now. */
export function lostAddresses(site: SiteFiles): string[] {
  const file = site.content.get(listName)
  const routes = file && file.document.errors.length === 0 ? routesOf(file) : []
  return routes.filter(({address, to}) => !to && !site.addresses.has(address)).map(({address}) => address)
}

/** Whether visitors know the address of a draft, and nobody has said where it leads meanwhile: that is told at the draft, with all that leads to it. */
export function isMissed(address: string, site: SiteFiles): boolean {
  const page = site.addresses.get(address)
  const file = site.content.get(listName)
  if (!page || !isDraft(page) || site.showsDrafts || !file || file.document.errors.length > 0) return false
  return routesOf(file).some((route) => route.address === address && !route.to)
}

/** Whether an address is on the list, as every one is that was ever published. */
export function isOnList(address: string, {content}: SiteFiles): boolean {
  const file = content.get(listName)
  return file !== undefined && routesOf(file).some((route) => route.address === address)
}
