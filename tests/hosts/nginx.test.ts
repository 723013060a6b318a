import {mkdtempSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {nginxConfiguration} from '../../src/commands/deploy-config/nginx.ts'

const folder = mkdtempSync(join(tmpdir(), 'twelvesides-'))

/**
 * Writes the files of a built site that the configuration of nginx is generated from, and returns their
 * folder.
 */
function builtFor(base: string, header = 'X-Frame-Options: DENY'): string {
  writeFileSync(
    join(folder, '_headers'),
    `${base}*\n  ${header}\n\n${base}assets/*\n  Cache-Control: immutable\n`,
  )
  writeFileSync(
    join(folder, '_redirects'),
    `${base}about/ ${base}about 301\n${base}team ${base}about#our-team 301\n`,
  )
  return folder
}

// S2.28
test('the configuration of nginx has the folder, headers and redirects of the built site', () => {
  const text = nginxConfiguration(builtFor('/'), '/srv/site')
  expect(text).toContain('root "/srv/site";')
  expect(text).toContain('add_header X-Frame-Options "DENY" always;')
  expect(text).toContain('location ~ ^/team/?$ { return 301 /about$is_args$args#our-team; }')
  expect(text).not.toMatch(/\{\{|undefined/)
})

test('a site for a folder of a host is served from a folder of that name', () => {
  const text = nginxConfiguration(builtFor('/repo/'), '/srv/repo')
  expect(text).toContain('root "/srv";')
  expect(text).toContain('error_page 403 404 /repo/404.html;')
  expect(() => nginxConfiguration(folder, '/srv/other')).toThrow('a folder of that name, not /srv/other')
})

test('a header with characters that nginx would interpret is refused', () => {
  expect(() => nginxConfiguration(builtFor('/', 'X-Odd: a "b"'), '/srv/site')).toThrow('X-Odd: a "b"')
})
