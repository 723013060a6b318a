import {statSync, utimesSync} from 'node:fs'
import {join} from 'node:path'
import {afterAll, expect, test} from 'vitest'
import {copyProject} from '../../src/commands/copyProject.ts'
import {readSite} from '../../src/site/readSite.ts'

const copy = copyProject()
const file = 'pages/about.mdx'
const path = join(copy.folder, file)

afterAll(() => {
  copy.remove()
})

/** As if it had been written so many seconds ago. */
function age(seconds: number) {
  const then = new Date(Date.now() - seconds * 1000)
  utimesSync(path, then, then)
}

const about = (site: ReturnType<typeof readSite>) => site.pages.find((page) => page.file === file)

test('a page of the same length, written in what its disk takes for the same moment, is read again', () => {
  const before = readSite(copy.folder)
  const now = new Date(Math.floor(Date.now() / 1000) * 1000)
  utimesSync(path, now, now)
  const first = readSite(copy.folder, before)
  copy.write(file, copy.read(file).replace(' the ', ' teh '))
  utimesSync(path, now, now)
  expect(statSync(path).mtimeMs).toBe(now.getTime())
  expect(about(readSite(copy.folder, first))?.text).toContain(' teh ')
})

test('a page that was written and set back in time is read again', () => {
  age(60)
  const before = readSite(copy.folder)
  const {mtime} = statSync(path)
  copy.write(file, `${copy.read(file)}\nA last word.\n`)
  utimesSync(path, mtime, mtime)
  expect(about(readSite(copy.folder, before))?.text).toContain('A last word.')
})
