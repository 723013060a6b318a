import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {expect, test} from 'vitest'
import {builtSite} from './builtSite.ts'

test('an old dist/ is not tested: one older than a source, or than the folder that a source was deleted from', () => {
  const root = mkdtempSync(join(tmpdir(), 'built-'))
  const setTime = (path: string, day: number) => utimesSync(join(root, path), day, day)
  for (const file of ['dist/index.html', 'pages/about.mdx', 'pages/gone.mdx', 'src/edit/versions/undo.ts']) {
    mkdirSync(dirname(join(root, file)), {recursive: true})
    writeFileSync(join(root, file), '')
  }
  for (const [path, day] of [
    ['pages/about.mdx', 1],
    ['pages/gone.mdx', 1],
    ['pages', 1],
    ['dist/index.html', 2],
    ['src/edit/versions/undo.ts', 3],
  ] as const)
    setTime(path, day)
  expect(builtSite(root)).toBe(join(root, 'dist'))
  setTime('pages/about.mdx', 3)
  expect(() => builtSite(root)).toThrow('dist/ is older than pages/about.mdx')
  setTime('pages/about.mdx', 1)
  rmSync(join(root, 'pages/gone.mdx'))
  expect(() => builtSite(root)).toThrow('dist/ is older than pages,')
  rmSync(join(root, 'dist'), {recursive: true})
  expect(() => builtSite(root)).toThrow('npm run build')
})
