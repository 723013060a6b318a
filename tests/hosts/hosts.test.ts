import {appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {extname, join} from 'node:path'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {unlistedHeader} from '../../src/build/hostHeaders.ts'
import {headersAt, readHeaders} from '../../src/build/readHeaders.ts'
import {builtSite} from '../builtSite.ts'
import {type HostResponse, nginx, nginxHasBrotli, preview, type RunningServer} from './servers.ts'

const built = builtSite()

/**
 * Media types by file extension. Browsers don’t run scripts or show pictures that are sent with another type.
 */
const types: Record<string, RegExp> = {
  html: /^text\/html$/,
  js: /^(text|application)\/javascript$/,
  txt: /^text\/plain$/,
  xml: /^(text|application)\/xml$/,
  svg: /^image\/svg\+xml$/,
  md: /^text\/markdown$/,
  ics: /^text\/calendar$/,
  json: /^application\/json$/,
  webmanifest: /^application\/manifest\+json$/,
  png: /^image\/png$/,
  ico: /^image\/(x-icon|vnd\.microsoft\.icon)$/,
  woff2: /^font\/woff2$/,
}

const names = readdirSync(built, {recursive: true, encoding: 'utf8'}).sort()
const textTypes = ['html', 'js', 'txt', 'svg', 'md', 'ics']
/** One file of the built site for each file extension. */
const files = Object.keys(types).map((type) => {
  const file = names.find((name) =>
    type === 'js' ? /^assets\/.*\.js$/.test(name) : extname(name) === `.${type}`,
  )
  return [type, file ?? ''] as const
})
/** The home page, a page, and a page in folders. */
const pages = ['index.html', 'about.html', 'guides/money/credit.html']

/** Paths below the base path of the site that have no page. */
const unknownPaths = [
  'not-a-page',
  'not-a-page/',
  'a/b/c/',
  'about/not-a-page',
  '__proto__',
  'not-a-page?utm_source=x&__proto__[x]=1',
  'assets/',
  'index.php',
]

/** Paths that attackers and broken software request, below the base path of the site. */
const hostilePaths = [
  '%3Cscript%3E',
  'x%0d%0aSet-Cookie:%20a=b',
  '%E0%A4%A',
  'about%00.html',
  '%',
  'x'.repeat(8000),
  '/evil.example/about/',
  '%5Cevil.example/',
  '\\evil.example/',
  '%2Fevil.example/',
  '%09/evil.example/',
  './/evil.example/',
  'https://evil.example/',
  '../../../etc/passwd',
  '%2e%2e/%2e%2e/etc/passwd',
  'assets/..%2f..%2fpackage.json',
  '.git/config',
  '.env',
]

const places = [preview, nginx].flatMap((host) => ['/', '/repo/'].map((base) => ({host, base})))

for (const {host, base} of places) {
  const name = `${host.name} at ${base}`
  describe.skipIf(!host.isHere)(host.isHere ? name : `${name}, skipped: it is not installed here`, () => {
    const work = mkdtempSync(join(tmpdir(), 'twelvesides-'))
    const dist = join(work, base === '/' ? 'dist' : base)
    const read = (file: string) => readFileSync(join(dist, file))
    const addressOf = (page: string) => base + page.replace(/(^index)?\.html$/, '')
    let server: RunningServer

    beforeAll(async () => {
      copySite(dist, base)
      server = await host.start(dist, base, work)
    }, 60_000)
    afterAll(() => server?.stop())

    /** Expects the headers that `_headers` lists for a path. */
    function expectHeaders({headers}: HostResponse, path: string) {
      // Skips the header that hides the site from search engines, because `npm start` does not send it.
      for (const [name, value] of headersAt(readHeaders(join(dist, '_headers')), path))
        if (host === nginx || name !== unlistedHeader)
          expect.soft(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value)
    }

    /** Follows one redirect, which must lead to an address of this host and keep the query. */
    async function follow(path: string): Promise<HostResponse> {
      const {status, headers} = await server.request(path)
      expect.soft(status, path).toBe(301)
      const to = new URL(headers.location ?? '', 'http://here')
      expect.soft(to.origin, path).toBe('http://here')
      expect.soft(to.search, path).toBe(path.replace(/^[^?]*/, ''))
      return server.request(to.pathname + to.search)
    }

    test.each(pages)('%s is served at its address, with its headers', async (page) => {
      const path = addressOf(page)
      for (const address of [path, `${path}?utm_source=x&__proto__[x]=1`]) {
        const response = await server.request(address)
        expect.soft(response.status, address).toBe(200)
        expect.soft(response.body.equals(read(page)), address).toBe(true)
        expect.soft(typeOf(response), address).toMatch(types.html ?? '')
        expectHeaders(response, path)
      }
      const head = await server.request(path, {}, 'HEAD')
      expect([head.status, head.body.length]).toEqual([200, 0])
    })

    test.each(pages.slice(1))('the address of %s with a slash at its end leads to it', async (page) => {
      for (const end of ['/', '/?utm_source=x'])
        expect((await follow(addressOf(page) + end)).body.equals(read(page)), end).toBe(true)
    })

    // S2.28
    test.each(['once-there', 'once/there-too'])(
      'the removed page /%s leads to its new address',
      async (old) => {
        for (const end of ['', '/', '?utm_source=x', '/?utm_source=x'])
          expect.soft((await follow(base + old + end)).body.equals(read('about.html')), end).toBe(true)
        expect((await server.request(base + old)).headers.location).toBe(`${base}about#our-team`)
      },
    )

    test.each(files.slice(1))(
      'a file of type %s has that type and its own headers: %s',
      async (type, file) => {
        const response = await server.request(base + file)
        expect(response.status).toBe(200)
        expect(typeOf(response)).toMatch(types[type] ?? '')
        expect(response.body.equals(read(file))).toBe(true)
        if (file.startsWith('assets/')) expectHeaders(response, base + file)
      },
    )

    test.each(['identity', 'br'])(
      'a browser that stored a page as %s learns that it is unchanged',
      async (coding) => {
        const headers = {'Accept-Encoding': coding}
        const {etag = ''} = (await server.request(base, headers)).headers
        expect((await server.request(base, {...headers, 'If-None-Match': etag})).status).toBe(304)
      },
    )

    const codings: [accepted: string, sent: string | undefined][] = [
      ['gzip, deflate, br, zstd', host === nginx && !nginxHasBrotli ? 'gzip' : 'br'],
      ['', undefined],
    ]
    // Only nginx, because `npm start` sends either Brotli or uncompressed files.
    if (host === nginx) codings.push(['br;q=0, gzip', 'gzip'])

    test.each(codings)(
      'to a browser that accepts “%s”, text is sent compressed as %s',
      async (accepted, sent) => {
        const {headers, body} = await server.request(base, accepted ? {'Accept-Encoding': accepted} : {})
        expect(headers['content-encoding']).toBe(sent)
        expect(headers.vary).toMatch(/\baccept-encoding\b/i)
        expect(body.equals(read('index.html'))).toBe(true)
      },
    )

    test.each(unknownPaths)('the address %s without a page shows the 404 page', async (path) => {
      const response = await server.request(base + path)
      expect(response.status).toBe(404)
      expect(response.body.equals(read('404.html'))).toBe(true)
      expect(typeOf(response)).toMatch(types.html ?? '')
      expectHeaders(response, `${base}not/a/page`)
    })

    // F36, F37
    test('hostile requests get nothing of the site or the server, and no redirect', async () => {
      for (const path of hostilePaths.flatMap((path) => [base + path, `/${path}`])) {
        const {status, headers, body} = await server.request(path)
        expect.soft(/\bat .*:\d+:\d+|node_modules|root:x:/.test(String(body)), path.slice(0, 80)).toBe(false)
        expect.soft(status >= 400 && status < 500, path.slice(0, 80)).toBe(true)
        expect.soft(headers.location, path.slice(0, 80)).toBeUndefined()
      }
    })

    // Only nginx: `npm start` is for the engineer's own computer, and has none of these features.
    describe.runIf(host === nginx)('as a host for visitors', () => {
      test.each(files.filter(([type]) => textTypes.includes(type)))(
        '%s is sent as UTF-8: %s',
        async (_type, file) => {
          expect((await server.request(base + file)).headers['content-type']).toMatch(/charset=utf-8$/)
        },
      )

      // S13.9
      test('search engines are asked not to show the Markdown copies', async () => {
        expect((await server.request(`${base}about.md`)).headers['x-robots-tag']).toContain('noindex')
      })

      test('browsers do not store a missing asset for ever', async () => {
        const {status, headers} = await server.request(`${base}assets/not-yet-12345678.js`)
        expect([status, headers['cache-control']]).toEqual([404, expect.not.stringContaining('immutable')])
      })

      test.each(['_headers', '_redirects'])('%s, which only hosts read, is not served', async (file) => {
        expect((await server.request(base + file)).status).toBe(404)
      })
    })
  })
}

/** The media type of a response, without its encoding. */
const typeOf = ({headers}: HostResponse) => headers['content-type']?.replace(/; ?charset=utf-8$/i, '')

/**
 * Copies the built site as if it had been built for the base path, and adds a page in folders and two
 * redirects.
 */
function copySite(dist: string, base: string) {
  cpSync(built, dist, {recursive: true})
  for (const end of ['', '.br', '.gz'])
    cpSync(join(dist, `about.html${end}`), join(dist, `guides/money/credit.html${end}`))
  for (const name of ['_headers', '_redirects']) {
    const file = join(dist, name)
    writeFileSync(file, readFileSync(file, 'utf8').replace(/(?<=^| )\//gm, base))
  }
  const pages = ['guides/money/credit/ guides/money/credit']
  const removed = ['once-there', 'once/there-too'].flatMap((old) =>
    [old, `${old}/`].map((from) => `${from} about#our-team`),
  )
  for (const line of [...pages, ...removed])
    appendFileSync(join(dist, '_redirects'), `${line.replace(/^| /g, (space) => space + base)} 301\n`)
}
