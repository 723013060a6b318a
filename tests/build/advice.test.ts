import {afterAll, expect, test} from 'vitest'
import {adviceIn} from '../../src/build/advice.ts'
import {copyProject} from '../../src/commands/copyProject.ts'

const copy = copyProject()
const advice = adviceIn(copy.folder)
afterAll(() => copy.remove())

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
