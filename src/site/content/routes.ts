import {existsSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {isMap, isScalar, isSeq} from 'yaml'
import {addressOf, isAddress} from '../address.ts'
import {type ContentFile, readContentFile} from './contentFile.ts'
import type {ContentFolder} from './contentFolder.ts'

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

/** Writes the addresses of those files of `pages/` at the end of the list, as far as it lacks them, and says which they were. */
export function listNewAddresses(root: string, pageFiles: string[]): string[] {
  const path = join(root, 'content', listName)
  if (!existsSync(path)) return []
  const file = readContentFile(listName, readFileSync(path))
  const {text, added} = withNewAddresses(file, pageFiles)
  if (added.length > 0) writeFileSync(path, text)
  return added
}

/** The text of the list with the addresses of pages that it lacks, and which those are. */
export function withNewAddresses(file: ContentFile, pageFiles: string[]): {text: string; added: string[]} {
  if (file.document.errors.length > 0) return {text: file.text, added: []}
  const listed = new Set(routesOf(file).map(({address}) => address))
  const added = pageFiles
    .filter((page) => !page.includes('['))
    .map(addressOf)
    // A name that can’t stay is no address for ever.
    .filter((address) => !listed.has(address) && isAddress(address))
    .sort()
  const lines = added.map((address) => `- address: ${address}\n`)
  return {text: lines.length > 0 ? file.text.replace(/\n*$/, '\n') + lines.join('') : file.text, added}
}

/** Every address whose page is gone, and where the list says that it leads now. */
export function movedAddresses(content: ContentFolder['content']): {address: string; to: string}[] {
  const file = content.get(listName)
  return file ? routesOf(file).flatMap(({address, to}) => (to ? [{address, to: to.value}] : [])) : []
}

/** Where an address leads whose page is gone, if the list says so. */
export function movedTo(address: string, content: ContentFolder['content']): string | undefined {
  return movedAddresses(content).find((moved) => moved.address === address)?.to
}
