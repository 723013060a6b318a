import {commonPolicy, headerPolicy, type Inline} from './contentSecurityPolicy.ts'

/** The longest header line that Cloudflare and Netlify accept in `_headers`. */
const longestLine = 2000

/** What a visitor’s browser is asked never to do here, whatever a page says. */
const denied = [
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

/** Headers, by name. */
export type Headers = Record<string, string>

/** The headers of every answer, of a page, of its words as Markdown, and of a file whose name changes with what it holds. */
export interface HostHeaders {
  every: Headers
  pages: Headers
  markdown: Headers
  assets: Headers
}

/** The header that asks search engines not to show a site; robots.txt stays open, or they would never see it. */
export const unlistedHeader = 'X-Robots-Tag'

/** The headers that every host has to send, made from what the built pages hold; `unlisted` while much of the site is still invented. */
export function hostHeaders(pages: Inline[], unlisted: boolean): HostHeaders {
  const whole = headerPolicy(pages)
  const name = 'Content-Security-Policy'
  return {
    every: {
      [name]: `${name}: ${whole}`.length <= longestLine ? whole : commonPolicy(),
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'no-referrer',
      'Permissions-Policy': denied.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      // Whatever follows a question mark, the file is the same: one that is fetched already need not be fetched anew.
      'No-Vary-Search': 'params',
      ...(unlisted && {[unlistedHeader]: 'noindex'}),
    },
    // Long enough that a page fetched on hover is still good when it is pressed, short enough for a deploy.
    pages: {'Cache-Control': 'public, max-age=300, must-revalidate'},
    // The page is to be found, and not its words a second time.
    markdown: {'Content-Type': 'text/markdown; charset=utf-8', [unlistedHeader]: 'noindex'},
    assets: {'Cache-Control': 'public, max-age=31536000, immutable'},
  }
}

/**
 * `_headers`, which Cloudflare and Netlify read, for a site whose pages stand in those folders.
 * `:page` stands for one part of an address: two would be those of `assets/` too.
 */
export function headersFile(
  {every, pages, markdown, assets}: HostHeaders,
  base: string,
  folders: string[] = [],
): string {
  const rule = (path: string, headers: Headers) =>
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
