import {mkdir, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import type {SearchedPage} from '../app/server.tsx'
import {keep} from '../check/keep.ts'
import {writeCompressed} from './compressFiles.ts'
import {type Inline, inlineOf} from './contentSecurityPolicy.ts'
import {headersFile, hostHeaders} from './hostHeaders.ts'
import {inOrder} from './inOrder.ts'
import {mainOf} from './mainOf.ts'
import {markdownCopy} from './markdownCopy.ts'
import {readMain} from './readMain.ts'
import {searchedPage} from './searchIndex.ts'

interface Page {
  /** Where it is, `/about`. */
  address: string
  /** Makes its document. */
  render: () => Promise<string>
  /** Makes the picture that is shown beside links to it, out of its document. */
  picture?: (html: string) => Promise<{file: string; bytes: Uint8Array} | undefined>
  /** Where its words stand as Markdown, its whole address, and what the search calls it; none of what is no page of its own. */
  words?: () => Promise<{file: string; address: string; name: string} | undefined>
}

interface MovedPage extends Page {
  /** Where it leads now, `/programs`. */
  to: string
}

interface HostFiles {
  /** The project, where the words of documents are kept for the next build. */
  root: string
  /** The folder of the built site, which holds the files of the client already. */
  folder: string
  base: string
  pages: Page[]
  /** Addresses whose pages are gone. */
  moved: MovedPage[]
  /** Whether search engines are asked to stay away. */
  unlisted: boolean
  /** Other files, by name. */
  others: Record<string, string>
}

/** How many pages are in memory at once. */
const atOnce = 8

/** Writes the pages and everything that hosts read or send beside them. */
export async function writeHostFiles({root, folder, base, pages, moved, unlisted, others}: HostFiles): Promise<void> {
  const addresses = pages.map(({address}) => address).filter((address) => address !== '/' && address !== '/404')
  const inline: Inline[] = []
  const searched: SearchedPage[] = []
  const documents = [...pages, ...moved]
  for await (const page of inOrder(documents, atOnce, (each) => writePage(root, folder, each, documents.length))) {
    inline.push(page.inline)
    searched.push(...page.searched)
  }
  const files: Record<string, string> = {
    ...others,
    'search.json': JSON.stringify(searched),
    _headers: headersFile(
      hostHeaders(inline, unlisted),
      base,
      foldersOf([...addresses, ...moved.map(({address}) => address)]),
    ),
    _redirects: redirectsFile(base, addresses, moved),
    // Without it GitHub Pages leaves out names that start with an underscore.
    '.nojekyll': '',
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), {recursive: true})
    if (/\.(xml|txt|ics|json|webmanifest)$/.test(name)) await writeCompressed(folder, name, content, pages.length)
    else await writeFile(join(folder, name), content)
  }
}

/** `_redirects`, which Cloudflare and Netlify read: every other address that leads to a page. */
function redirectsFile(base: string, addresses: string[], moved: MovedPage[]): string {
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

/** Writes one page, and gives what stands inside its document and what is searched of it. */
async function writePage(root: string, folder: string, {address, render, picture, words}: Page, count: number) {
  const html = await render()
  const file = fileOf(address)
  await mkdir(dirname(join(folder, file)), {recursive: true})
  await writeCompressed(folder, file, html, count)
  const shared = await picture?.(html)
  if (shared) {
    await mkdir(dirname(join(folder, shared.file)), {recursive: true})
    await writeFile(join(folder, shared.file), shared.bytes)
  }
  const asked = await words?.()
  if (!asked) return {inline: inlineOf(html), searched: []}
  const {markdown, searched} = readWords(root, html, address, asked)
  await writeCompressed(folder, asked.file, markdown, count)
  return {inline: inlineOf(html), searched: [searched]}
}

/** What is read out of a document, or was by an earlier build, of which only the page's own part is read. */
function readWords(root: string, html: string, at: string, {address, name}: {address: string; name: string}) {
  return keep(root, ['words', mainOf(html), at, address, name], () => {
    const main = readMain(html)
    return {markdown: markdownCopy(main, address), searched: searchedPage(main, at, name)}
  })
}

/** `/about` is `about.html`, where hosts look for it. */
function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`
}
