import type {InlineHashes} from '../document/index.ts'
import {headersFile, hostHeaders} from './hostHeaders.ts'

interface HostFilesInput {
  base: string
  /** Addresses of all pages. */
  addresses: string[]
  /** Addresses of moved or removed pages, and the addresses that they redirect to. */
  moved: {address: string; to: string}[]
  /** Hashes of each page's inline scripts and styles, for the content security policy. */
  inline: InlineHashes[]
  /** Whether search engines should not index the site. */
  isUnlisted: boolean
  /** The address of the code host’s API, in a preview that can be edited. */
  editApi?: string | undefined
}

/** Returns the configuration files for Cloudflare, Netlify and GitHub Pages, by file name. */
export function hostFiles({
  base,
  addresses,
  moved,
  inline,
  isUnlisted,
  editApi,
}: HostFilesInput): Record<string, string> {
  const pageAddresses = addresses.filter((address) => address !== '/' && address !== '/404')
  const folders = topLevelFolders([...pageAddresses, ...moved.map(({address}) => address)])
  return {
    _headers: headersFile(hostHeaders(inline, isUnlisted, editApi), base, folders),
    _redirects: redirectsFile(base, pageAddresses, moved),
    // Without this file, GitHub Pages ignores files whose names start with an underscore.
    '.nojekyll': '',
  }
}

/**
 * Writes `_redirects` for Cloudflare and Netlify: from old addresses, and from addresses with a trailing
 * slash.
 */
function redirectsFile(base: string, addresses: string[], moved: HostFilesInput['moved']): string {
  const rule = (from: string, to: string) => `${base}${from.slice(1)} ${base}${to.slice(1)} 301\n`
  return [
    ...moved.flatMap(({address, to}) => [rule(address, to), rule(`${address}/`, to)]),
    // Redirects `/about/` to `/about`, so that each page has exactly one address.
    ...addresses.map((page) => rule(`${page}/`, page)),
  ]
    .sort()
    .join('')
}

/** Returns the top-level folders that contain pages. */
function topLevelFolders(addresses: string[]): string[] {
  return [...new Set(addresses.flatMap((address) => /^\/([^/]+)\/./.exec(address)?.[1] ?? []))].sort()
}
