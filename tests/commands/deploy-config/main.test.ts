import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, afterEach, expect, test, vi} from 'vitest'
import {redirectsFor} from '../../../src/commands/deploy-config/configurations.ts'
import {files} from '../../../src/commands/deploy-config/files.ts'
import {main} from '../../../src/commands/deploy-config/main.ts'
import {headersFile, hostHeaders} from '../../../src/vite/hostHeaders.ts'

const folder = mkdtempSync(join(tmpdir(), 'twelvesides-'))
afterAll(() => rmSync(folder, {recursive: true}))

const said: string[] = []
for (const stream of ['log', 'error'] as const) {
  vi.spyOn(console, stream).mockImplementation((words) => void said.push(String(words)))
}
afterEach(() => said.splice(0))

/** A folder that is as much of a built site as the command looks at. */
function builtFor(base: string): string {
  const dist = join(folder, `dist${base}`)
  mkdirSync(dist, {recursive: true})
  writeFileSync(join(dist, '_headers'), headersFile(hostHeaders([{scripts: [], styles: []}], true), base))
  writeFileSync(join(dist, '_redirects'), `${base}about/ ${base}about 301\n${base}team ${base}about#our-team 301\n`)
  return dist
}

/** All that the command writes, in one text. */
const written = (out: string) =>
  readdirSync(out)
    .map((name) => readFileSync(join(out, name), 'utf8'))
    .join('\n')

test('writes each configuration with its headers, for the site and the folder as they stand', () => {
  const out = join(folder, 'here')
  expect(main([out, '--dist', builtFor('/')])).toBe(0)
  expect(readdirSync(out).sort()).toEqual(Object.values(files).flatMap(Object.values).sort())
  expect(said).toEqual(['nginx.conf', 'Caddyfile', 'httpd.conf'].map((name) => join(out, name)))
  expect(written(out)).toContain(`root "${join(folder, 'dist')}"`)
  expect(written(out)).not.toContain('/srv/twelvesides')
})

test('writes the places that they will have on another machine', () => {
  const out = join(folder, 'there')
  expect(main([out, '--dist', builtFor('/'), '--site', '/www/site', '--at', '/etc/site'])).toBe(0)
  expect(written(out)).toContain('"/www/site"')
  expect(written(out)).toContain('"/etc/site/headers.caddy"')
  expect(written(out)).not.toContain(folder)
})

// S2.28
test('sends visitors on from an address whose page is gone, with what they asked', () => {
  const out = join(folder, 'moved')
  expect(main([out, '--dist', builtFor('/repo/'), '--site', '/www/repo'])).toBe(0)
  const lines = (name: string) => readFileSync(join(out, name), 'utf8').trim().split('\n').slice(1)
  expect(lines('redirects.nginx.conf')).toEqual([
    'location ~ ^/repo/team/?$ { return 301 /repo/about$is_args$args#our-team; }',
  ])
  expect(lines('redirects.caddy')).toEqual([
    '@_repo_team path /repo/team /repo/team/',
    'redir @_repo_team /repo/about{question}#our-team permanent',
  ])
  expect(lines('redirects.apache.conf')).toEqual(['RewriteRule "^/repo/team/?$" "/repo/about#our-team" [R=301,L,NE]'])
})

// S2.28
test('two old addresses that differ in a sign alone have a name each for Caddy', () => {
  const redirects = ['/old/courses', '/old-courses'].map((from) => ({from, to: '/programs'}))
  const names = [...redirectsFor('caddy', redirects).matchAll(/^@(\S+) path/gm)].map(([, name]) => name)
  expect(names).toEqual(['_old_courses', '_old-courses'])
})

test('serves the folder above a site that was built for a folder of a host', () => {
  const out = join(folder, 'repo')
  expect(main([out, '--dist', builtFor('/repo/'), '--site', '/www/repo'])).toBe(0)
  expect(written(out)).toContain('root "/www"')
})

test('refuses a place whose name is not the folder that the site was built for', () => {
  expect(main([join(folder, 'odd'), '--dist', builtFor('/repo/'), '--site', '/www/other'])).toBe(1)
  expect(said).toEqual(['The site was built for /repo/: put it into a folder of that name, not /www/other.'])
})

test('says what is missing where there is no built site', () => {
  expect(main([join(folder, 'none'), '--dist', folder])).toBe(1)
  expect(said).toEqual([`${folder} holds no built site: there is no ${join(folder, '_headers')}.`])
})

test.each([[[]], [['a', 'b']], [['a', '--whatever']]])('tells how to use it when it is asked %j', (words) => {
  expect(main(words)).toBe(1)
  expect(said.join()).toContain('npm run deploy-config -- FOLDER')
})
