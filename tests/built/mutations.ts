import {resolve} from 'node:path'
import {brotliCompressSync} from 'node:zlib'
import * as labels from '../../content/labels.yaml'
import type {BrokenSite} from './BrokenSite.ts'

type Break = (site: BrokenSite) => void

const root = resolve(import.meta.dirname, '../..')
const about = 'about.html'
const self = "img-src 'self'"

/** What can go wrong with a built site, which invariants see it (nearly always one), and how to make it so. */
export const mutations: [what: string, seenBy: string, breakIt: Break][] = [
  ['a link leads nowhere', 'everyAddressResolves', change(about, 'href="/services"', 'href="/serivces"')],
  ['mail links are not shut out of what a host rewrites', 'noHostRewritesMail', change(about, '<!--email_off-->', '')],
  ['a link has a slash too many', 'everyAddressResolves', change(about, 'href="/services"', 'href="/services/"')],
  ['a picture is gone', 'everyAddressResolves', remove('favicon.svg')],
  ['a place is renamed', 'everyPlaceExistsOnce', change(about, 'href="#siteMain"', 'href="#middle"')],
  ['a label names no field', 'everyIdIsKnownAndUnique', change(about, 'for="siteNewsletterEmail"', 'for="email"')],
  ['an id is given twice', 'everyIdIsKnownAndUnique', change(about, '<form', '<p id="siteNewsletterEmail"></p><form')],
  ['the picture for chat apps is gone', 'everyPublishedAddressResolves', remove('share/about.png')],
  ['a canonical address is another’s', 'everyPageIsItself', likeServices(/<link rel="canonical"[^>]*>/)],
  ['a chunk is gone', 'everyChunkResolves everyAddressResolves', (site) => site.remove(site.script('islands-'))],
  [
    'a link opens a window unprotected',
    'newWindowsAreAnnounced',
    change('index.html', 'rel="noopener noreferrer"', ''),
  ],
  ['a link opens a window unannounced', 'newWindowsAreAnnounced', change('index.html', labels.newWindow, '')],
  [
    'pages elsewhere are fetched ahead',
    'nothingElsewhereIsFetchedAhead onlyNamedCodeIsInside',
    change(about, '"href_matches":"/*"', '"href_matches":"*"'),
  ],
  ['a page has two titles to read', 'everyPageIsItself', change(about, '</main>', '<h1>Again</h1></main>')],
  ['two pages describe themselves alike', 'everyPageIsItself', likeServices(/<meta name="description"[^>]*>/)],
  ['a page has no language', 'everyPageIsItself', change(about, ' lang="en-GB"', '')],
  [
    'a file comes before the words',
    'nothingComesBeforeTheWords',
    change(about, '<main', '<link rel="preload" href="/favicon.svg" as="image"><main'),
  ],
  [
    'a page lies there twice',
    'everyPageIsItself sitemapIsThePages',
    (site) => site.write('about/index.html', site.read('about.html')),
  ],
  ['the sitemap lacks a page', 'sitemapIsThePages', change('sitemap.xml', /.*\/about<.*\n/, '')],
  ['a draft is published', 'sitemapIsThePages everyPageIsItself', publishDraft],
  ['the fallback page may be found', 'notFoundWorksAnywhere', change('404.html', 'content="noindex"', 'content="all"')],
  [
    'the fallback page works at the top only',
    'notFoundWorksAnywhere',
    change('404.html', 'href="/favicon.svg"', 'href="favicon.svg"'),
  ],
  ['a page hides', 'noPageHides', change(about, '</title>', '</title><meta name="robots" content="noindex">')],
  ['an asset has no hash', 'everyAssetIsHashed noAssetIsLeftOver', write('assets/extra.js', '')],
  ['an asset is left over', 'noAssetIsLeftOver', write('assets/extra-a1B2c3D4.js', '')],
  [
    'a brotli copy is of something else',
    'packedFilesAreTheirText',
    writeAlone('about.html.br', brotliCompressSync('Hello')),
  ],
  ['a gzip copy is broken', 'packedFilesAreTheirText', writeAlone('about.html.gz', 'Hello')],
  ['a packed copy is lacking', 'packedFilesAreTheirText', removeAlone('robots.txt.br')],
  ['a hidden file', 'noFileIsHidden', write('.env', 'SECRET=1')],
  ['a source map', 'noSourceIsShown', write('client.js.map', '{}')],
  ['a pointer to a source map', 'noSourceIsShown', append('islands-', '\n//# sourceMappingURL=islands.js.map')],
  ['a page’s source', 'noSourceIsShown', write('about.mdx', '# About')],
  ['a path of this machine', 'noTraceOfTheBuild', change(about, '<p>', `<p>${root}/dist `)],
  ['this machine’s own address', 'noTraceOfTheBuild', change(about, '<p>', '<p>See http://localhost:5173. ')],
  ['the environment is read', 'noTraceOfTheBuild', append('islands-', '\nprocess.env.X')],
  [
    'the host’s policy is weaker than the page’s',
    'headerAndMetaAgree',
    change('_headers', self, `${self} https://pictures.example`),
  ],
  ['the host’s policy lacks a part', 'headerAndMetaAgree', change('_headers', " trusted-types 'none';", '')],
  [
    'a page has no policy',
    'headerAndMetaAgree policiesAreStrict onlyNamedCodeIsInside',
    change(about, /<meta http-equiv[^>]*>/, ''),
  ],
  ['a policy allows any host', 'policiesAreStrict headerAndMetaAgree', change(about, self, 'img-src *')],
  ['a policy allows unencrypted hosts', 'policiesAreStrict headerAndMetaAgree', change(about, self, 'img-src http:')],
  [
    'a policy allows any code',
    'policiesAreStrict headerAndMetaAgree',
    change(about, "script-src 'self'", "script-src 'self' 'unsafe-inline'"),
  ],
  [
    'a script that no policy names',
    'onlyNamedCodeIsInside',
    change(about, '</body>', '<script>alert()</script></body>'),
  ],
  ['an attribute that is code', 'onlyNamedCodeIsInside', change(about, '<main', '<main onclick="alert()"')],
  ['an attribute that is style', 'onlyNamedCodeIsInside', change(about, '<main', '<main style="color:red"')],
  ['a header is lacking', 'everyAnswerHasItsHeaders', change('_headers', /.*X-Content-Type-Options.*\n/, '')],
  [
    'a page is kept for ever',
    'everyAnswerHasItsHeaders',
    change('_headers', 'max-age=300, must-revalidate', 'max-age=31536000, immutable'),
  ],
  ['a redirect leaves the host', 'redirectsStayHere', change('_redirects', '/about/ /about', '/about/ //example.org')],
]

function change(names: string | string[], from: string | RegExp, to: string): Break {
  return (site) => site.change(names, from, to)
}

/** Gives “About” what belongs to “Services”. */
function likeServices(part: RegExp): Break {
  return (site) => site.change(about, part, part.exec(site.read('services.html'))?.[0] ?? '')
}

function append(script: string, code: string): Break {
  return (site) => site.change(site.script(script), /$/, code)
}

function write(name: string, content: string): Break {
  return (site) => site.write(name, content)
}

function writeAlone(name: string, content: string | Buffer): Break {
  return (site) => site.writeAlone(name, content)
}

function remove(name: string): Break {
  return (site) => site.remove(name)
}

function removeAlone(name: string): Break {
  return (site) => site.removeAlone(name)
}

function publishDraft(site: BrokenSite) {
  site.write('draft.html', site.read('about.html'))
}
