import {cpSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {beforeEach, expect, test} from 'vitest'
import {readSite} from '../../src/site/readSite.ts'

const [page, records] = ['pages/services.mdx', 'content/facts.yaml'] as const
let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'))
  cpSync(join(import.meta.dirname, '../check/site'), root, {recursive: true})
})

const pageOf = (site: ReturnType<typeof readSite>) => site.pages.find(({file}) => file === page)

test('a page and records in an old encoding are read again once they are UTF-8, although their words are the same', () => {
  const texts = [page, records].map(
    (file) => [join(root, file), `${readFileSync(join(root, file), 'utf8')}\n`] as const,
  )
  for (const [path, text] of texts) writeFileSync(path, Buffer.from(`\ufeff${text}`, 'utf16le'))
  const before = readSite(root)
  for (const [path, text] of texts) writeFileSync(path, `\ufeff${text}`)
  const after = readSite(root, before)
  const isLegacy = (site: typeof before) => [pageOf(site)?.source.isLegacy, site.content.get('facts.yaml')?.isLegacy]
  expect(isLegacy(before)).toEqual([true, true])
  expect(isLegacy(after)).toEqual([false, false])
})

test('after a change of a component’s code, the component and the pages are read again', () => {
  const before = readSite(root)
  const path = join(root, 'components/CurriculumTrack.tsx')
  writeFileSync(path, readFileSync(path, 'utf8').replace('track: string', 'course: string'))
  const after = readSite(root, before)
  const propsOf = (site: typeof before) => site.components.get('CurriculumTrack')?.props.map(({name}) => name)
  expect(propsOf(before)).toContain('track')
  expect(propsOf(after)).toContain('course')
  expect(pageOf(after)).not.toBe(pageOf(before))
})
