import {commonPolicy, headerPolicy, type InlineHashes} from '../document/contentSecurityPolicy.ts'

/** The longest header line that Cloudflare and Netlify accept in `_headers`. */
const maxLineLength = 2000

/** Browser features that the permissions policy disables on all pages. */
const disabledFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** Values of headers, by name. */
type HeaderValues = Record<string, string>

/**
 * The headers of every response, and those of pages, pages' Markdown copies, and files with a hash in their
 * name.
 */
interface HostHeaders {
  every: HeaderValues
  pages: HeaderValues
  markdown: HeaderValues
  assets: HeaderValues
}

/**
 * The header that keeps a site out of search results. robots.txt must allow crawling, or crawlers never see
 * it.
 */
export const unlistedHeader = 'X-Robots-Tag'

/**
 * Returns the headers that every web host has to send. `unlisted` keeps the site out of search results.
 * `editApi`: see `commonPolicy`.
 */
export function hostHeaders(pages: InlineHashes[], unlisted: boolean, editApi?: string): HostHeaders {
  const whole = headerPolicy(pages)
  const name = 'Content-Security-Policy'
  const fits = editApi === undefined && `${name}: ${whole}`.length <= maxLineLength
  return {
    every: {
      [name]: fits ? whole : commonPolicy(editApi),
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'no-referrer',
      'Permissions-Policy': disabledFeatures.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      // The query never changes the response, so browsers may use a cached or prefetched page for any query.
      'No-Vary-Search': 'params',
      ...(unlisted && {[unlistedHeader]: 'noindex'}),
    },
    // Five minutes: a page prefetched on hover is still fresh on click, and visitors soon get the next
    // deployment.
    pages: {'Cache-Control': 'public, max-age=300, must-revalidate'},
    // Search engines should list the page, not its Markdown copy as well.
    markdown: {'Content-Type': 'text/markdown; charset=utf-8', [unlistedHeader]: 'noindex'},
    assets: {'Cache-Control': 'public, max-age=31536000, immutable'},
  }
}

/**
 * Writes `_headers` for Cloudflare and Netlify; `folders` are the top-level folders with pages.
 * The rule for pages outside folders is `:page`, which matches one path segment, so that it excludes
 * `assets/*`.
 */
export function headersFile(
  {every, pages, markdown, assets}: HostHeaders,
  base: string,
  folders: string[] = [],
): string {
  const rule = (path: string, headers: HeaderValues) =>
    `${base}${path}\n${Object.entries(headers)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`
  const inFolders = folders.map((folder) => rule(`${folder}/*`, pages))
  const rules = [
    rule('*', every),
    rule('', pages),
    rule(':page', pages),
    ...inFolders,
    rule('*.md', markdown),
    rule('assets/*', assets),
  ]
  return rules.join('\n')
}
