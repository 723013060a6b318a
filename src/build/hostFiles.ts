import {mkdir, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {type Packing, writeCompressed} from './compressFiles.ts'
import {headersFile, hostHeaders} from './hostHeaders.ts'
import {eachOnce} from './searchIndex.ts'
import type {WrittenPage} from './writePage.ts'

interface HostFiles {
  /** The folder of the built site, which holds its pages and the files of the client already. */
  folder: string
  base: string
  /** The addresses of its pages. */
  addresses: string[]
  /** What is known of each page, in their order, and of those that moved. */
  written: WrittenPage[]
  /** Addresses whose pages are gone, and where each leads now. */
  moved: {address: string; to: string}[]
  /** Whether search engines are asked to stay away. */
  unlisted: boolean
  packing: Packing
  /** Other files, by name. */
  others: Record<string, string>
}

/** Writes everything beside the pages that hosts read or send. */
export async function writeHostFiles({
  folder,
  base,
  addresses,
  written,
  moved,
  unlisted,
  packing,
  others,
}: HostFiles): Promise<void> {
  const led = addresses.filter((address) => address !== '/' && address !== '/404')
  const files: Record<string, string> = {
    ...others,
    'search.json': JSON.stringify(eachOnce(written.flatMap(({searched}) => searched))),
    _headers: headersFile(
      hostHeaders(
        written.map(({inline}) => inline),
        unlisted,
      ),
      base,
      foldersOf([...led, ...moved.map(({address}) => address)]),
    ),
    _redirects: redirectsFile(base, led, moved),
    // Without it GitHub Pages leaves out names that start with an underscore.
    '.nojekyll': '',
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), {recursive: true})
    if (/\.(xml|txt|ics|json|webmanifest)$/.test(name)) await writeCompressed(folder, name, content, packing)
    else await writeFile(join(folder, name), content)
  }
}

/** `_redirects`, which Cloudflare and Netlify read: every other address that leads to a page. */
function redirectsFile(base: string, addresses: string[], moved: HostFiles['moved']): string {
  const rule = (from: string, to: string) => `${base}${from.slice(1)} ${base}${to.slice(1)} 301\n`
  return [
    ...moved.flatMap(({address, to}) => [rule(address, to), rule(`${address}/`, to)]),
    // One address for each page.
    ...addresses.map((page) => rule(`${page}/`, page)),
  ]
    .sort()
    .join('')
}

/** The folders at the top of the site that pages stand in. */
function foldersOf(addresses: string[]): string[] {
  return [...new Set(addresses.flatMap((address) => /^\/([^/]+)\/./.exec(address)?.[1] ?? []))].sort()
}
