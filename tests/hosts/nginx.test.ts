import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, expect, test} from 'vitest'
import {nginxConfiguration} from '../../src/commands/deploy-config/nginx.ts'

const folder = mkdtempSync(join(tmpdir(), 'twelvesides-'))
afterAll(() => rmSync(folder, {recursive: true}))

/** As much of a built site as the configuration is made of. */
function builtFor(base: string, header = 'X-Frame-Options: DENY'): string {
  writeFileSync(join(folder, '_headers'), `${base}*\n  ${header}\n\n${base}assets/*\n  Cache-Control: immutable\n`)
  writeFileSync(join(folder, '_redirects'), `${base}about/ ${base}about 301\n${base}team ${base}about#our-team 301\n`)
  return folder
}

// S2.28
test('nginx serves the built site where it will stand, with its headers and redirects', () => {
  const text = nginxConfiguration(builtFor('/'), '/srv/site')
  expect(text).toContain('root "/srv/site";')
  expect(text).toContain('add_header X-Frame-Options "DENY" always;')
  expect(text).toContain('location ~ ^/team/?$ { return 301 /about$is_args$args#our-team; }')
  expect(text).not.toMatch(/\{\{|undefined/)
})

test('a site for a folder of a host is served from the folder above', () => {
  const text = nginxConfiguration(builtFor('/repo/'), '/srv/repo')
  expect(text).toContain('root "/srv";')
  expect(text).toContain('error_page 403 404 /repo/404.html;')
  expect(() => nginxConfiguration(folder, '/srv/other')).toThrow('a folder of that name, not /srv/other')
})

test('a header that nginx would read as its own words is refused', () => {
  expect(() => nginxConfiguration(builtFor('/', 'X-Odd: a "b"'), '/srv/site')).toThrow('X-Odd: a "b"')
})
