import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import {tmpdir} from 'node:os'
import {extname, join, resolve} from 'node:path'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {unlistedHeader} from '../../src/build/hostHeaders.ts'
import {headersAt, readHeaders} from '../../src/build/readHeaders.ts'
import {hiddenPaths, hostilePaths, types, unknownPaths} from './paths.ts'
import {type HostResponse, nginx, nginxHasBrotli, preview, type RunningServer} from './servers.ts'

const built = resolve(import.meta.dirname, '../../dist')
if (!existsSync(built)) throw new Error('There is no dist/ to serve. Make it with: npm run build')

const names = readdirSync(built, {recursive: true, encoding: 'utf8'}).sort()
const pages = names.filter((name) => name.endsWith('.html') && name !== '404.html')
const files = names.filter((name) => types[extname(name).slice(1)] && !name.endsWith('.html'))
const read = (name: string) => readFileSync(join(built, name))
const utm = '?utm_source=x&__proto__[x]=1'

const places = [preview, nginx].flatMap((host) => ['/', '/repo/'].map((base) => ({host, base})))

for (const {host, base} of places) {
  const name = `${host.name} at ${base}`
  describe.skipIf(!host.isHere)(host.isHere ? name : `${name}, not run: there is none on this machine`, () => {
    const work = mkdtempSync(join(tmpdir(), 'twelvesides-'))
    const dist = join(work, base === '/' ? 'dist' : base)
    const addressOf = (page: string) => base + page.replace(/(^index)?\.html$/, '')
    const wanted = (path: string) =>
      headersAt(readHeaders(join(dist, '_headers')), path).filter(
        // `npm start` leaves it out.
        ([name]) => host === nginx || name !== unlistedHeader,
      )
    let server: RunningServer

    beforeAll(async () => {
      copySite(dist, base)
      server = await host.start(dist, base, work)
    }, 60_000)
    afterAll(async () => {
      await server?.stop()
      rmSync(work, {recursive: true})
    })

    const expectHeaders = ({headers}: HostResponse, path: string) => {
      for (const [name, value] of wanted(path))
        expect.soft(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value)
    }

    /** Follows one redirect, which must lead to an address of this host and keep the query. */
    async function follow(path: string): Promise<HostResponse> {
      const {status, headers} = await server.ask(path)
      expect.soft(status, path).toBe(301)
      const to = new URL(headers.location ?? '', 'http://here')
      expect.soft(to.origin, path).toBe('http://here')
      expect.soft(to.search, path).toBe(path.replace(/^[^?]*/, ''))
      return server.ask(to.pathname + to.search)
    }

    test('every page is served at its address, with its headers', async () => {
      for (const page of pages) {
        const path = addressOf(page)
        for (const address of [path, path + utm]) {
          const answer = await server.ask(address)
          expect.soft(answer.status, address).toBe(200)
          expect.soft(answer.body.equals(read(page)), address).toBe(true)
          expect.soft(typeOf(answer.headers), address).toMatch(types.html ?? '')
          expectHeaders(answer, path)
        }
        const head = await server.ask(path, {}, 'HEAD')
        expect.soft([head.status, head.body.length], path).toEqual([200, 0])
        expectHeaders(head, path)
      }
    })

    test('with a slash at its end an address leads to its page', async () => {
      for (const page of pages.filter((name) => name !== 'index.html'))
        for (const end of ['/', '/?utm_source=x'])
          expect.soft((await follow(addressOf(page) + end)).body.equals(read(page)), page + end).toBe(true)
    })

    // S2.28
    test.each(['once-there', 'once/there-too'])('the removed page /%s leads to its place now', async (old) => {
      for (const end of ['', '/', '?utm_source=x', '/?utm_source=x'])
        expect.soft((await follow(base + old + end)).body.equals(read('about.html')), end).toBe(true)
      expect((await server.ask(base + old)).headers.location).toBe(`${base}about#our-team`)
    })

    test('every file has its type', async () => {
      for (const file of files) {
        const {status, headers, body} = await server.ask(base + file)
        expect.soft(status, file).toBe(200)
        expect.soft(typeOf(headers), file).toMatch(types[extname(file).slice(1)] ?? '')
        expect.soft(body.equals(read(file)), file).toBe(true)
      }
    })

    test('assets are cached for ever', async () => {
      for (const asset of files.filter((file) => file.startsWith('assets/')))
        expectHeaders(await server.ask(base + asset), base + asset)
    })

    test('who has a page is told that it has not changed', async () => {
      for (const coding of ['identity', 'br']) {
        const headers = {'Accept-Encoding': coding}
        const {etag = ''} = (await server.ask(base, headers)).headers
        expect.soft((await server.ask(base, {...headers, 'If-None-Match': etag})).status, coding).toBe(304)
      }
    })

    const codings: [accepted: string, sent: string | undefined][] = [
      ['gzip, deflate, br, zstd', host === nginx && !nginxHasBrotli ? 'gzip' : 'br'],
      ['identity', undefined],
      ['', undefined],
    ]
    // `npm start` sends brotli or nothing.
    if (host === nginx) codings.push(['gzip', 'gzip'], ['br;q=0, gzip', 'gzip'])

    test.each(codings)('to who accepts “%s”, text travels compressed as %s', async (accepted, sent) => {
      const script = files.find((file) => /^assets\/.*\.js$/.test(file)) ?? ''
      for (const file of ['index.html', script]) {
        const path = base + (file === 'index.html' ? '' : file)
        const {headers, body} = await server.ask(path, accepted ? {'Accept-Encoding': accepted} : {})
        expect.soft(headers['content-encoding'], path).toBe(sent)
        expect.soft(headers.vary, path).toMatch(/\baccept-encoding\b/i)
        expect.soft(body.equals(read(file)), path).toBe(true)
      }
    })

    test('an address that no page has is the 404 page', async () => {
      for (const path of unknownPaths) {
        const answer = await server.ask(base + path)
        expect.soft(answer.status, path).toBe(404)
        expect.soft(answer.body.equals(read('404.html')), path).toBe(true)
        expect.soft(typeOf(answer.headers), path).toMatch(types.html ?? '')
        expectHeaders(answer, `${base}not/a/page`)
      }
    })

    // F36, F37
    test('what attackers ask for shows nothing of the site or the server, and leads nowhere', async () => {
      for (const path of hostilePaths.flatMap((path) => [base + path, `/${path}`])) {
        const {status, headers, body} = await server.ask(path)
        expect.soft(/\bat .*:\d+:\d+|node_modules|root:x:/.test(body.toString()), path.slice(0, 80)).toBe(false)
        expect.soft(status >= 400 && status < 500, path.slice(0, 80)).toBe(true)
        expect.soft(headers.location, path.slice(0, 80)).toBeUndefined()
      }
    })

    // `npm start` is for one's own machine, and does without these.
    describe.runIf(host === nginx)('a host for visitors', () => {
      test('text says that it is UTF-8', async () => {
        for (const file of ['index.html', ...files].filter((name) => /\.(html|js|txt|svg|md|ics)$/.test(name)))
          expect.soft((await server.ask(base + file)).headers['content-type'], file).toMatch(/charset=utf-8$/)
      })

      // S13.9
      test('no search engine shows the Markdown copies', async () => {
        expect((await server.ask(`${base}about.md`)).headers['x-robots-tag']).toContain('noindex')
      })

      test('an asset that is missing is not cached for ever', async () => {
        const {status, headers} = await server.ask(`${base}assets/not-yet-12345678.js`)
        expect([status, headers['cache-control']]).toEqual([404, expect.not.stringContaining('immutable')])
      })

      test('what only hosts read is not shown', async () => {
        for (const path of hiddenPaths) expect.soft((await server.ask(base + path)).status, path).toBe(404)
      })
    })
  })
}

/** The type of an answer, without its encoding. */
const typeOf = (headers: HostResponse['headers']) => headers['content-type']?.replace(/; ?charset=utf-8$/i, '')

/** Copies the built site as if it were built for that base, with two addresses of removed pages. */
function copySite(dist: string, base: string) {
  cpSync(built, dist, {recursive: true})
  for (const name of ['_headers', '_redirects']) {
    const text = read(name)
      .toString()
      .replace(/(?<=^| )\//gm, base)
    writeFileSync(join(dist, name), text)
  }
  for (const old of ['once-there', 'once/there-too'])
    for (const end of ['', '/'])
      appendFileSync(join(dist, '_redirects'), `${base}${old}${end} ${base}about#our-team 301\n`)
}
