import {mkdir, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {compressFiles} from './compressFiles.ts'
import {inlineOf} from './contentSecurityPolicy.ts'
import {headersFile, hostHeaders} from './hostHeaders.ts'

interface HostFiles {
  /** The folder of the built site, which holds the files of the client already. */
  folder: string
  base: string
  /** Each page’s address (`/about`) and document. */
  documents: {address: string; html: string}[]
  /** Other files, by name. */
  others: Record<string, string>
}

/** Writes the pages and everything that hosts read or send beside them. */
export async function writeHostFiles({folder, base, documents, others}: HostFiles): Promise<void> {
  const pages = documents.map(({address}) => address).filter((address) => address !== '/' && address !== '/404')
  const files: Record<string, string> = {
    ...others,
    ...Object.fromEntries(documents.flatMap(({address, html}) => filesOf(address).map((name) => [name, html]))),
    _headers: headersFile(hostHeaders(documents.map(({html}) => inlineOf(html))), base),
    // One address for each page: `/about/` is a page only where a host knows no better.
    _redirects: pages
      .map((page) => `${base}${page.slice(1)}/ ${base}${page.slice(1)} 301\n`)
      .sort()
      .join(''),
    // Without it GitHub Pages leaves out names that start with an underscore.
    '.nojekyll': '',
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), {recursive: true})
    await writeFile(join(folder, name), content)
  }
  await compressFiles(folder)
}

/**
 * `/about` is `about.html`, as most hosts look for it, and the same again as `about/index.html`:
 * with both there is no host on which the address, with or without slash, is not found.
 */
function filesOf(address: string): string[] {
  if (address === '/') return ['index.html']
  const name = address.slice(1)
  return address === '/404' ? ['404.html'] : [`${name}.html`, `${name}/index.html`]
}
