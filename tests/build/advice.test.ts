import {afterAll, expect, test} from 'vitest'
import {adviceOf} from '../../src/build/findings.ts'
import {check} from '../../src/check/index.ts'
import {copyProject} from '../../src/commands/copyProject.ts'
import {readSite, today} from '../../src/site/index.ts'

const copy = copyProject()
afterAll(() => copy.remove())

function advice() {
  const site = readSite(copy.folder)
  return adviceOf(check(site, {today: today()}), site)
}

test('advice on a page is given with its place, what to write, and the page that it is for; mended, it is gone', () => {
  const file = 'pages/about.mdx'
  const text = copy.read(file)
  const before = advice()
  copy.write(file, `${text}\nCome to the the office.\n`)
  const place = `${file}, line ${text.split('\n').length + 1}`
  expect(advice().filter((each) => each.place === place)).toEqual([
    {place, words: ['The word “the” is here twice.', 'Write: Come to the office.'], address: '/about'},
  ])
  copy.write(file, text)
  expect(advice()).toEqual(before)
})
