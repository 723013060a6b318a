import {mkdir, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import type {SearchedPage} from '../document/server.tsx'
import {type Packing, writeCompressed} from './compressFiles.ts'
import {type Inline, inlineOf} from './contentSecurityPolicy.ts'
import {markdownCopy} from './markdownCopy.ts'
import {readMain} from './readMain.ts'
import {searchedPage} from './searchIndex.ts'

export interface Page {
  /** Where it is, `/about`. */
  address: string
  /** Makes its document. */
  render: () => Promise<string>
  /** Makes the picture that is shown beside links to it, out of its document. */
  picture?: (html: string) => Promise<{file: string; bytes: Uint8Array} | undefined>
  /** Where its words stand as Markdown, its whole address, and what the search calls it; none of what is no page of its own. */
  words?: () => Promise<{file: string; address: string; name: string} | undefined>
}

/** What is known of a page once it is written. */
export interface WrittenPage {
  /** What stands inside its document. */
  inline: Inline
  /** What is searched of it, if anything is. */
  searched: SearchedPage[]
}

/** Where pages are written. */
export interface PageFolder {
  /** The folder of the built site. */
  folder: string
  packing: Packing
}

/** Writes one page: its document, its picture, and its words as Markdown. */
export async function writePage(
  {folder, packing}: PageFolder,
  {address, render, picture, words}: Page,
): Promise<WrittenPage> {
  const html = await render()
  const file = documentOf(address)
  await mkdir(dirname(join(folder, file)), {recursive: true})
  await writeCompressed(folder, file, html, packing)
  const shared = await picture?.(html)
  if (shared) {
    await mkdir(dirname(join(folder, shared.file)), {recursive: true})
    await writeFile(join(folder, shared.file), shared.bytes)
  }
  const asked = await words?.()
  if (!asked) return {inline: inlineOf(html), searched: []}
  const main = readMain(html)
  await writeCompressed(folder, asked.file, markdownCopy(main, asked.address), packing)
  return {inline: inlineOf(html), searched: [searchedPage(main, address, asked.name)]}
}

/** `/about` is `about.html`, where hosts look for it. */
export function documentOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`
}
