import type {Inline} from '../document/index.ts'
import {headersFile, hostHeaders} from './hostHeaders.ts'

interface Site {
  base: string
  /** The addresses of its pages. */
  addresses: string[]
  /** Addresses whose pages are gone, and where each leads now. */
  moved: {address: string; to: string}[]
  /** What each document’s policy allows of it. */
  inline: Inline[]
  /** Whether search engines are asked to stay away. */
  unlisted: boolean
}

/** The texts by which hosts know how to send a site, by file name. */
export function hostFiles({base, addresses, moved, inline, unlisted}: Site): Record<string, string> {
  const led = addresses.filter((address) => address !== '/' && address !== '/404')
  const folders = foldersOf([...led, ...moved.map(({address}) => address)])
  return {
    _headers: headersFile(hostHeaders(inline, unlisted), base, folders),
    _redirects: redirectsFile(base, led, moved),
    // Without it GitHub Pages leaves out names that start with an underscore.
    '.nojekyll': '',
  }
}

/** `_redirects`, which Cloudflare and Netlify read: every other address that leads to a page. */
function redirectsFile(base: string, addresses: string[], moved: Site['moved']): string {
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
