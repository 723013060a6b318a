import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {isMap, isScalar, isSeq} from 'yaml'
import {addressOf, isAddress} from '../address.ts'
import {replaceFile} from '../replaceFile.ts'
import {type ContentFile, type ContentFiles, readContentFile} from './contentFile.ts'
import {schemas} from './schemas.ts'

/** The file that lists every address that the site has ever had. */
export const routesFile = 'routes.yaml'

/** Returns the addresses that no page may give up, as the schema of `routes.yaml` declares. */
export function fixedAddresses(): string[] {
  const {fixedAddresses = []} = schemas.get(routesFile)?.meta() ?? {}
  return Array.isArray(fixedAddresses) ? fixedAddresses.map(String) : []
}

/** An entry of `routes.yaml`. */
export interface Route {
  address: string
  /** Offset of the address in the file. */
  at: number
  /** The address to which the route redirects, and the offset of that address in the file. */
  to?: {value: string; at: number}
}

export function routesOf({document}: ContentFile): Route[] {
  if (!isSeq(document.contents)) return []
  return document.contents.items.flatMap((item, index, all) => {
    if (!isMap(item)) return []
    // A superfluous hyphen before `to`, which the check reports, makes `to` a list item of its own.
    const below = all[index + 1]
    const whole = isMap(below) && !below.has('address') && !item.has('to') ? below : item
    const [address, to] = [item.get('address', true), whole.get('to', true)]
    if (!isScalar(address)) return []
    const route = {address: String(address.value), at: address.range?.[0] ?? 0}
    return isScalar(to) ? {...route, to: {value: String(to.value), at: to.range?.[0] ?? 0}} : route
  })
}

/**
 * Adds the missing addresses of page files (paths relative to `pages/`) to `routes.yaml`; returns these
 * addresses.
 */
export function saveNewRoutes(root: string, pageFiles: string[]): string[] {
  const path = join(root, 'content', routesFile)
  if (!existsSync(path)) return []
  const file = readContentFile(routesFile, readFileSync(path))
  const {text, added} = appendNewRoutes(file, pageFiles)
  if (added.length > 0) replaceFile(path, text)
  return added
}

/** Returns the text of `routes.yaml` with the missing addresses of page files added, and these addresses. */
export function appendNewRoutes(file: ContentFile, pageFiles: string[]): {text: string; added: string[]} {
  if (file.document.errors.length > 0) return {text: file.text, added: []}
  const listed = new Set(routesOf(file).map(({address}) => address))
  const added = pageFiles
    .filter((page) => !page.includes('['))
    .map(addressOf)
    // Leaves out invalid addresses: the check demands that such a page is renamed.
    .filter((address) => !listed.has(address) && isAddress(address))
    .sort()
  const lines = added.map((address) => `- address: ${address}\n`)
  return {text: lines.length > 0 ? file.text.replace(/\n*$/, '\n') + lines.join('') : file.text, added}
}

/** Returns every address whose page was moved or removed, and the address that replaces it. */
export function redirectsOf(content: ContentFiles): {address: string; to: string}[] {
  const file = content.get(routesFile)
  return file ? routesOf(file).flatMap(({address, to}) => (to ? [{address, to: to.value}] : [])) : []
}

/** Returns the address that a former address redirects to; `undefined` if it has no redirect. */
export function redirectTarget(address: string, content: ContentFiles): string | undefined {
  return redirectsOf(content).find((moved) => moved.address === address)?.to
}
