import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {afterAll, expect, test} from 'vitest'
import {casesOf, pagesOf} from '../../../src/commands/hosts/cases.ts'
import {writeDifferences} from '../../../src/vite/dictionaries.ts'
import {headersFile, hostHeaders} from '../../../src/vite/hostHeaders.ts'
import {dictionaryOf} from '../../../src/vite/readDictionaries.ts'

const folder = mkdtempSync(join(tmpdir(), 'twelvesides-'))
afterAll(() => rmSync(folder, {recursive: true}))
const names = ['index.html', 'about.html', '404.html', 'robots.txt', 'assets/client-12345678.js']
for (const name of names) {
  mkdirSync(dirname(join(folder, name)), {recursive: true})
  for (const end of ['', '.br', '.gz']) writeFileSync(join(folder, name + end), name)
}
writeFileSync(join(folder, '_headers'), headersFile(hostHeaders([], true), '/repo/'))
writeFileSync(join(folder, 'old.html'), 'old.html')
writeFileSync(
  join(folder, '_redirects'),
  '/repo/about/ /repo/about 301\n/repo/old /repo/about#team 301\n/repo/old/ /repo/about#team 301\n',
)
const site = {folder, base: '/repo/'}

test('a page is asked for by its address', () => {
  expect(pagesOf(site)).toEqual([
    {file: 'index.html', path: '/repo/'},
    {file: 'about.html', path: '/repo/about'},
  ])
})

test('every page and file is asked for under the base', () => {
  const cases = casesOf(site)
  const asked = new Set(cases.filter(({outcomes}) => outcomes.includes('page')).map(({request}) => request.path))
  expect([...asked]).toEqual(
    expect.arrayContaining(['/repo/', '/repo/about', '/repo/about/', '/repo/About', '/repo/robots.txt']),
  )
  expect([...asked].filter((path) => !path.startsWith('/repo/'))).toEqual([])
})

// S2.28
test('an old address has to lead to its page by one redirect, and is no page itself', () => {
  const cases = casesOf(site).filter(({request}) => request.path.startsWith('/repo/old'))
  expect(cases.map(({request, file, redirects}) => [request.path, file, redirects])).toEqual([
    ['/repo/old', 'about.html', 1],
    ['/repo/old/', 'about.html', 1],
    ['/repo/old?utm_source=x', 'about.html', 1],
    ['/repo/old/?utm_source=x', 'about.html', 1],
  ])
})

test('a page has to have every header that _headers gives to its address', () => {
  const page = casesOf(site).find(({check, request}) => check === 'headers' && request.path === '/repo/about')
  const {every, pages} = hostHeaders([], true)
  expect(page?.headers).toEqual({...every, ...pages})
})

// S11.11
test('who has a page is to be sent another as what differs from it, and nobody else is', async () => {
  const before = casesOf(site).filter(({check}) => check === 'differences')
  expect(before).toEqual([])
  await writeDifferences(folder, ['index.html', 'about.html'])
  const cases = casesOf(site).filter(({check}) => check === 'differences')
  const [home, about] = ['index.html', 'about.html'].map((name) => dictionaryOf(readFileSync(join(folder, name))))
  expect(
    cases.map(({file, encoding, request: {path, headers}}) => [
      path,
      headers?.['Available-Dictionary'],
      file,
      encoding,
    ]),
  ).toEqual(
    expect.arrayContaining([
      ['/repo/', about?.hash, `index.${about?.id}.html.dcz`, 'dcz'],
      ['/repo/about', home?.hash, `about.${home?.id}.html.dcz`, 'dcz'],
      ['/repo/about', undefined, 'about.html', 'br'],
      ['/repo/about', home?.hash, 'about.html', 'br'],
    ]),
  )
})

test('what is not there is nowhere answered with a page', () => {
  const hostile = casesOf(site).filter(({check}) => check === 'unknown' || check === 'hostile')
  expect(hostile.length).toBeGreaterThan(40)
  expect(hostile.filter(({outcomes}) => outcomes.includes('page'))).toEqual([])
})
