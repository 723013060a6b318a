import {expect, test} from 'vitest'
import {rooms} from './score/rooms.ts'

test.each(rooms())('$room: no more than it may have', ({files, lines = files, ceiling}) => {
  expect(lines).toBeLessThanOrEqual(ceiling)
})
