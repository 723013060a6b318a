import {createHash} from 'node:crypto'
import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'

/** A page by which browsers that have it are sent other pages as what differs from it (RFC 9842). */
export interface Dictionary {
  /** What a browser says that it has, `Available-Dictionary: :pZGm…=:`, the SHA-256 of the document. */
  hash: string
  /** What it is called in names of files: `about.1f2e3d4c.html.dcz` is /about as what differs from it. */
  id: string
}

/** How files are named that hold a page as what differs from another. */
export const differenceFile = (document: string, {id}: Dictionary) => document.replace(/html$/, `${id}.html.dcz`)

/** What a document is called by the browsers that have it, and by us. */
export function dictionaryOf(document: Uint8Array): Dictionary {
  const hash = createHash('sha256').update(document).digest()
  return {hash: `:${hash.toString('base64')}:`, id: hash.toString('hex', 0, 4)}
}

/** The dictionaries of a built site: those of its documents that others are written as differences from, if any are. */
export function readDictionaries(folder: string): Dictionary[] {
  const names = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  const ids = new Set(names.flatMap((name) => /\.(\w+)\.html\.dcz$/.exec(name)?.[1] ?? []))
  if (ids.size === 0) return []
  const documents = names.filter((name) => name.endsWith('.html')).sort()
  return documents.map((name) => dictionaryOf(readFileSync(join(folder, name)))).filter(({id}) => ids.has(id))
}

/** The header by which a page is offered as a dictionary for the documents below that base, and for nothing else. */
export const offered = (base: string) => `match="${base}*", match-dest=("document")`
