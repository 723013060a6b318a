import {cpSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {readSite} from '../../src/site/readSite.ts'

test('a changed page of the same length and modification time is read again', () => {
  const root = mkdtempSync(join(tmpdir(), 'site-'))
  cpSync(join(import.meta.dirname, '../check/site'), root, {recursive: true})
  const path = join(root, 'pages/services.mdx')
  const time = new Date('2025-01-18')
  utimesSync(path, time, time)
  const before = readSite(root)
  writeFileSync(path, readFileSync(path, 'utf8').replace('Every track', 'Evrey track'))
  utimesSync(path, time, time)
  const after = readSite(root, before)
  rmSync(root, {recursive: true})
  expect(after.pages.find(({file}) => file === 'pages/services.mdx')?.text).toContain('Evrey track')
})
