import {expect, test} from 'vitest'
import type {Problem} from '../../../src/check/problem.ts'
import {newProblems} from '../../../src/commands/review/findProblems.ts'

const over = (...stands: string[]): Problem => ({
  file: 'content/events.yaml',
  line: 8,
  column: 3,
  rule: 'dates',
  message: `${stands.length} dates are over.`,
  stands,
})

test('of several things that are told in one, a rest is not new, and one more is', () => {
  expect(newProblems([over('2001-02-03', '2001-04-05')], [over('2001-04-05')])).toEqual([])
  expect(newProblems([over('2001-02-03')], [over('2001-02-03', '2001-04-05')])).toEqual([
    'content/events.yaml, line 8: 2 dates are over.',
  ])
})
