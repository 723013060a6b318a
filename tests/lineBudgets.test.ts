import {expect, test} from 'vitest'
import {lineBudgets} from './score/lineBudgets.ts'

test.each(lineBudgets())('$room is within its line budget', ({files, lines = files, ceiling}) => {
  expect(lines).toBeLessThanOrEqual(ceiling)
})
