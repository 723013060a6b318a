import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, expect, test} from 'vitest'
import {judge, outcomeOf} from '../../../src/commands/hosts/judge.ts'
import type {Answer, Case} from '../../../src/commands/hosts/model.ts'

const folder = mkdtempSync(join(tmpdir(), 'twelvesides-'))
afterAll(() => rmSync(folder, {recursive: true}))
writeFileSync(join(folder, 'about.html'), 'About us')
writeFileSync(join(folder, '404.html'), 'Not here')
const site = {folder, base: '/'}
const port = 8080

function answer(path: string, status: number, body = '', headers: Record<string, string> = {}): Answer {
  return {request: {path}, status, headers, encoding: 'identity', body: Buffer.from(body)}
}

const page: Case = {check: 'pages', request: {path: '/about'}, outcomes: ['page'], file: 'about.html'}
const missing: Case = {check: 'unknown', request: {path: '/nope'}, outcomes: ['missing']}
const hostile: Case = {check: 'hostile', request: {path: '/x'}, outcomes: ['missing', 'refused']}

test('a page is status 200 with the very bytes of its file', () => {
  expect(judge(page, [answer('/about', 200, 'About us')], site, port)).toEqual([])
  expect(judge(page, [answer('/about', 200, 'About u')], site, port)).toEqual(['200, 7 bytes, wanted page'])
  expect(judge(page, [answer('/about', 500)], site, port)).toEqual(['500, 0 bytes, wanted page'])
})

test('what is not there is status 404 with the 404 page', () => {
  expect(judge(missing, [answer('/nope', 404, 'Not here')], site, port)).toEqual([])
  expect(judge(missing, [answer('/nope', 200, 'Not here')], site, port)).toEqual(['200, 8 bytes, wanted missing'])
  expect(judge(missing, [answer('/nope', 404, 'nginx')], site, port)).toEqual([
    '404, 5 bytes (refused), wanted missing',
  ])
})

test('a hostile path may be refused in the host’s own words, but not with a fault of the server', () => {
  expect(judge(hostile, [answer('/x', 400, 'Bad Request')], site, port)).toEqual([])
  expect(judge(hostile, [answer('/x', 502, '')], site, port)).toEqual(['502, 0 bytes, wanted missing or refused'])
})

test.each([
  ['//evil.example/', 'http://evil.example'],
  ['/\\evil.example', 'http://evil.example'],
  ['\\\\evil.example', 'http://evil.example'],
  ['https://evil.example/about', 'https://evil.example'],
  ['http://127.0.0.1:80/about', 'http://127.0.0.1'],
])('a redirect to %s leaves the host', (location, origin) => {
  const problems = judge(hostile, [answer('/x', 301, '', {location})], site, port)
  expect(problems).toContain(`Location ${location} leads a browser to ${origin}`)
})

test.each(['/about', 'about', 'http://127.0.0.1:8080/about'])('a redirect to %s stays on the host', (location) => {
  const answers = [answer('/about/', 301, '', {location}), answer('/about', 200, 'About us')]
  expect(judge({...page, redirects: 1}, answers, site, port)).toEqual([])
  expect(judge(page, answers, site, port)).toEqual(['1 redirects, wanted at most 0'])
})

test('a redirect keeps what an address was shared with', () => {
  const answers = [answer('/about/?a=1', 301, '', {location: '/about'}), answer('/about', 200, 'About us')]
  expect(judge({...page, redirects: 1}, answers, site, port)).toEqual(['?a=1 became nothing on the way'])
})

test('headers and packing are as wanted, letter for letter', () => {
  const wanted = {...page, headers: {'X-Frame-Options': 'DENY', Vary: /accept-encoding/i}, encoding: 'br'}
  expect(judge(wanted, [answer('/about', 200, 'About us', {'x-frame-options': 'deny'})], site, port)).toEqual([
    'X-Frame-Options: deny, wanted DENY',
    'Vary: (none), wanted /accept-encoding/i',
    'Content-Encoding identity, wanted br',
  ])
})

test('an answer to HEAD has no body, and is the page all the same', () => {
  const head = {...answer('/about', 200), request: {path: '/about', method: 'HEAD' as const}}
  expect(outcomeOf(head, site, 'about.html')).toBe('page')
})
