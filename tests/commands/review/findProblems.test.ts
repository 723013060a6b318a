import {expect, test} from 'vitest'
import {newProblems} from '../../../src/commands/review/findProblems.ts'

const link = {
  id: 'refs.no-page',
  file: 'pages/about.mdx',
  line: 8,
  words: ['There is no page /contct.', 'Write: /contact'],
}

test('what moved to another line is not new, and what was not there before is', () => {
  expect(newProblems([link], [{...link, line: 12}])).toEqual([])
  const other = {...link, words: ['There is no page /abot.', 'Write: /about']}
  expect(newProblems([link], [link, other])).toEqual(['pages/about.mdx, line 8: There is no page /abot. Write: /about'])
})
