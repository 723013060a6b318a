import {brotliCompressSync, constants, gzipSync} from 'node:zlib'
import {expect, test} from 'vitest'
import * as labels from '../../content/labels.yaml'
import {createDist, type Dist, readDist} from './dist.ts'
import {invariants} from './invariants.ts'

const whole = readDist()

/** New contents of files of the built site, by file name; `undefined` for a file to delete. */
type Changes = Record<string, string | Buffer | undefined>

/**
 * Returns the built site with changed files. Also changes their compressed copies, unless `changes` has these
 * too.
 */
function siteWith(changes: Changes): Dist {
  const all: Changes = {...changes}
  for (const [name, content] of Object.entries(changes)) {
    if (!/\.(html|js|svg|txt|xml)$/.test(name)) continue
    const text = content?.toString()
    const quick = {params: {[constants.BROTLI_PARAM_QUALITY]: 1}}
    all[`${name}.br`] ??= text === undefined ? undefined : brotliCompressSync(text, quick)
    all[`${name}.gz`] ??= text === undefined ? undefined : gzipSync(text)
  }
  const names = new Set([...whole.files, ...Object.keys(all)])
  for (const [name, content] of Object.entries(all)) if (content === undefined) names.delete(name)
  return createDist(whole, [...names].sort(), (name) => Buffer.from(all[name] ?? whole.bytes(name)))
}

/** Replaces text of a file; throws if the file does not contain it. */
function change(name: string, from: string | RegExp, to: string): Changes {
  const text = whole.text(name)
  const changed = text.replace(from, () => to)
  if (changed === text) throw new Error(`${name} does not contain ${from}.`)
  return {[name]: changed}
}

const about = 'about.html'
const script = [...whole.files].find((name) => /^assets\/islands-.*\.js$/.test(name)) ?? ''
/** Replaces the match of a pattern in `about.html` by its match in `services.html`. */
const likeServices = (part: RegExp) => change(about, part, part.exec(whole.text('services.html'))?.[0] ?? '')
const preload = '"href_matches":"/*"'
const [policy, pictures] = [/<meta http-equiv[^>]*>/, "img-src 'self'"]
const [shortCache, longCache] = ['max-age=300, must-revalidate', 'max-age=31536000, immutable']

/** Faults to put into the built site, each with the names of the invariants that must report it. */
const faults: [fault: string, reportedBy: string, changes: Changes][] = [
  ['a link without a target', 'everyAddressResolves', change(about, 'href="/services"', 'href="/serivces"')],
  ['a missing script', 'everyAddressResolves', {[script]: undefined}],
  ['a link to a missing part', 'everyAnchorExistsOnce', change(about, 'href="#siteMain"', 'href="#middle"')],
  ['a missing share picture', 'everyPublishedAddressResolves', {'share/about.png': undefined}],
  ['an open new window', 'newWindowsAreAnnounced', change('index.html', 'rel="noopener noreferrer"', '')],
  ['an unannounced new window', 'newWindowsAreAnnounced', change('index.html', labels.newWindow, '')],
  [
    'prefetching of other sites',
    'onlyOwnPagesArePrefetched onlyHashedCodeIsInline',
    change(about, preload, '"href_matches":"*"'),
  ],
  ['two main headings', 'everyPageIsUnique', change(about, '</main>', '<h1>Again</h1></main>')],
  ['two pages with one description', 'everyPageIsUnique', likeServices(/<meta name="description"[^>]*>/)],
  ['the canonical address of another page', 'everyPageIsUnique', likeServices(/<link rel="canonical"[^>]*>/)],
  ['a published draft', 'sitemapMatchesPages everyPageIsUnique', {'draft.html': whole.text(about)}],
  ['a page missing from the sitemap', 'sitemapMatchesPages', change('sitemap.xml', /.*\/about<.*\n/, '')],
  [
    'a 404 page in search results',
    'only404IsHidden',
    change('404.html', 'content="noindex"', 'content="all"'),
  ],
  [
    'a relative address on the 404 page',
    'notFoundWorksAnywhere',
    change('404.html', 'href="/favicon.svg"', 'href="favicon.svg"'),
  ],
  ['an unprotected mail link', 'emailAddressesAreProtected', change(about, '<!--email_off-->', '')],
  ['an asset without a hash', 'everyAssetIsHashed', {'assets/extra.js': ''}],
  [
    'a compressed copy of another file',
    'compressedFilesMatchOriginals',
    {'about.html.gz': gzipSync('Hello')},
  ],
  ['a missing compressed copy', 'compressedFilesMatchOriginals', {'robots.txt.br': undefined}],
  ['a hidden file', 'noFileIsHidden', {'.env': 'SECRET=1'}],
  ['a source map', 'noSourceIsPublished', change(script, /$/, '\n//# sourceMappingURL=islands.js.map')],
  ['a source file', 'noSourceIsPublished', {'guide.mdx': '# Guide'}],
  [
    'a weaker policy of the host',
    'headerAndMetaAgree',
    change('_headers', pictures, `${pictures} https://a.example`),
  ],
  [
    'a page without a policy',
    'headerAndMetaAgree policiesAreStrict onlyHashedCodeIsInline',
    change(about, policy, ''),
  ],
  [
    'a policy that allows any host',
    'policiesAreStrict headerAndMetaAgree',
    change(about, pictures, 'img-src *'),
  ],
  [
    'an unknown script',
    'onlyHashedCodeIsInline',
    change(about, '</body>', '<script>alert()</script></body>'),
  ],
  ['code in an attribute', 'onlyHashedCodeIsInline', change(about, '<main', '<main onclick="alert()"')],
  ['a missing header', 'everyResponseHasItsHeaders', change('_headers', /.*X-Content-Type-Options.*\n/, '')],
  ['a page cached for ever', 'everyResponseHasItsHeaders', change('_headers', shortCache, longCache)],
  ['a class that ad blockers hide', 'adBlockersKnowNoName', change(about, '<main', '<main class="ad"')],
  [
    'an id that ad blockers hide',
    'adBlockersKnowNoName',
    change(about, 'id="siteMessages"', 'id="siteNewsletter"'),
  ],
  [
    'a redirect to another host',
    'redirectsStayOnHost',
    change('_redirects', '/about/ /about', '/about/ //a.example'),
  ],
]

test.each(faults)('%s is reported', (_fault, reportedBy, changes) => {
  const dist = siteWith(changes)
  for (const name of reportedBy.split(' ')) expect(invariants[name]?.(dist), name).not.toEqual([])
})

// Requires documents that are complete (S11.1), unlike each other (S13.1) and listed (S13.2), strict policies
// (S12.2), headers (S12.3), and e-mail addresses that no host rewrites (S12.6). No ad blocker hides a part of
// a page (F44).
test.each(Object.keys(invariants))(
  '%s holds for the built site, and reports at least one of the faults',
  (name) => {
    expect(invariants[name]?.(whole)).toEqual([])
    expect(faults.some(([, reportedBy]) => reportedBy.split(' ').includes(name))).toBe(true)
  },
)
