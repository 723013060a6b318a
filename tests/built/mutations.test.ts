import {resolve} from 'node:path'
import {brotliCompressSync, constants, gzipSync} from 'node:zlib'
import {expect, test} from 'vitest'
import * as labels from '../../content/labels.yaml'
import {createDist, type Dist, readDist} from './dist.ts'
import {invariants} from './invariants.ts'

const root = resolve(import.meta.dirname, '../..')
const whole = readDist(resolve(root, 'dist'))

/** Files of the built site with other contents, or none. */
type Changes = Record<string, string | Buffer | undefined>

/** The built site with changed files, whose compressed copies change with them unless they are among those too. */
function broken(changes: Changes): Dist {
  const all: Changes = {}
  for (const [name, content] of Object.entries(changes)) {
    all[name] = content
    if (!/\.(html|js|svg|txt|xml)$/.test(name)) continue
    const text = content?.toString()
    const quick = {params: {[constants.BROTLI_PARAM_QUALITY]: 1}}
    all[`${name}.br`] ??= text === undefined ? undefined : brotliCompressSync(text, quick)
    all[`${name}.gz`] ??= text === undefined ? undefined : gzipSync(text)
  }
  const names = new Set([...whole.files, ...Object.keys(all)])
  for (const [name, content] of Object.entries(all)) if (content === undefined) names.delete(name)
  return createDist({...whole, names: [...names].sort(), bytes: (name) => Buffer.from(all[name] ?? whole.bytes(name))})
}

const about = 'about.html'
const self = "img-src 'self'"
const islands = [...whole.files].find((name) => /^assets\/islands-.*\.js$/.test(name)) ?? ''

/** A file in which some words stand in place of others, which it must hold. */
function change(name: string, from: string | RegExp, to: string): Changes {
  const text = whole.text(name)
  const changed = text.replace(from, () => to)
  if (changed === text) throw new Error(`${name} does not hold ${from}.`)
  return {[name]: changed}
}

/** “About” with what belongs to “Services”. */
const likeServices = (part: RegExp) => change(about, part, part.exec(whole.text('services.html'))?.[0] ?? '')

/** What can go wrong with a built site, which invariants see it (nearly always one), and how to make it so. */
const mutations: [what: string, seenBy: string, changes: Changes][] = [
  ['a link leads nowhere', 'everyAddressResolves', change(about, 'href="/services"', 'href="/serivces"')],
  ['mail links are open to a host that rewrites', 'emailAddressesAreProtected', change(about, '<!--email_off-->', '')],
  ['a place is renamed', 'everyAnchorExistsOnce', change(about, 'href="#siteMain"', 'href="#middle"')],
  ['a label names no field', 'everyIdExistsOnce', change(about, 'for="siteNewsletterEmail"', 'for="email"')],
  ['the picture for chat apps is gone', 'everyPublishedAddressResolves', {'share/about.png': undefined}],
  ['a canonical address is another’s', 'everyPageIsUnique', likeServices(/<link rel="canonical"[^>]*>/)],
  ['a chunk is gone', 'everyChunkResolves everyAddressResolves', {[islands]: undefined}],
  [
    'a link opens a window unprotected',
    'newWindowsAreAnnounced',
    change('index.html', 'rel="noopener noreferrer"', ''),
  ],
  ['a link opens a window unannounced', 'newWindowsAreAnnounced', change('index.html', labels.newWindow, '')],
  [
    'pages elsewhere are fetched ahead',
    'onlyOwnPagesArePrefetched onlyHashedCodeIsInline',
    change(about, '"href_matches":"/*"', '"href_matches":"*"'),
  ],
  ['a page has two titles to read', 'everyPageIsUnique', change(about, '</main>', '<h1>Again</h1></main>')],
  ['two pages describe themselves alike', 'everyPageIsUnique', likeServices(/<meta name="description"[^>]*>/)],
  [
    'a file comes before the words',
    'nothingBlocksRendering',
    change(about, '<main', '<link rel="preload" href="/favicon.svg" as="image"><main'),
  ],
  ['a draft is published', 'sitemapMatchesPages everyPageIsUnique', {'draft.html': whole.text(about)}],
  ['the sitemap lacks a page', 'sitemapMatchesPages', change('sitemap.xml', /.*\/about<.*\n/, '')],
  ['the fallback page may be found', 'notFoundWorksAnywhere', change('404.html', 'content="noindex"', 'content="all"')],
  [
    'the fallback page works at the top only',
    'notFoundWorksAnywhere',
    change('404.html', 'href="/favicon.svg"', 'href="favicon.svg"'),
  ],
  ['a page hides', 'everyPageIsIndexable', change(about, '</title>', '</title><meta name="robots" content="noindex">')],
  ['an asset has no hash', 'everyAssetIsHashed noAssetIsUnused', {'assets/extra.js': ''}],
  ['a compressed copy is of something else', 'compressedFilesMatchOriginals', {'about.html.gz': gzipSync('Hello')}],
  ['a compressed copy is lacking', 'compressedFilesMatchOriginals', {'robots.txt.br': undefined}],
  ['a hidden file', 'noFileIsHidden', {'.env': 'SECRET=1'}],
  ['a pointer to a source map', 'noSourceIsShown', change(islands, /$/, '\n//# sourceMappingURL=islands.js.map')],
  ['a page’s source', 'noSourceIsShown', {'about.mdx': '# About'}],
  ['a path of this machine', 'noTraceOfTheBuild', change(about, '<p>', `<p>${root}/dist `)],
  ['the environment is read', 'noTraceOfTheBuild', change(islands, /$/, '\nprocess.env.X')],
  ['the host’s policy is weaker', 'headerAndMetaAgree', change('_headers', self, `${self} https://pictures.example`)],
  [
    'a page has no policy',
    'headerAndMetaAgree policiesAreStrict onlyHashedCodeIsInline',
    change(about, /<meta http-equiv[^>]*>/, ''),
  ],
  ['a policy allows any host', 'policiesAreStrict headerAndMetaAgree', change(about, self, 'img-src *')],
  ['an unnamed script', 'onlyHashedCodeIsInline', change(about, '</body>', '<script>alert()</script></body>')],
  ['an attribute that is code', 'onlyHashedCodeIsInline', change(about, '<main', '<main onclick="alert()"')],
  ['a header is lacking', 'everyResponseHasItsHeaders', change('_headers', /.*X-Content-Type-Options.*\n/, '')],
  [
    'a page is kept for ever',
    'everyResponseHasItsHeaders',
    change('_headers', 'max-age=300, must-revalidate', 'max-age=31536000, immutable'),
  ],
  [
    'a redirect leaves the host',
    'redirectsStayOnHost',
    change('_redirects', '/about/ /about', '/about/ //example.org'),
  ],
]

/** The names of the invariants that firstElement something wrong. */
const findings = (dist: Dist) =>
  Object.entries(invariants).flatMap(([name, check]) => (check(dist).length > 0 ? [name] : []))

test.each(mutations)('%s: found, and nothing else is', (_what, seenBy, changes) => {
  expect(findings(broken(changes)).sort()).toEqual(seenBy.split(' ').sort())
})

test('every invariant has found something, and is content with the whole site', () => {
  const used = new Set(mutations.flatMap(([, seenBy]) => seenBy.split(' ')))
  expect(Object.keys(invariants).filter((name) => !used.has(name))).toEqual([])
  expect(findings(whole)).toEqual([])
})
