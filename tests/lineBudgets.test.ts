import {expect, test} from 'vitest'
import {lineBudgets} from './score/lineBudgets.ts'

test.each(lineBudgets())('$room: no more than it may have', ({files, lines = files, ceiling}) => {
  expect(lines).toBeLessThanOrEqual(ceiling)
})
