import {expect, test} from 'vitest'
import {inThreads} from '../../src/vite/inThreads.ts'
import {squares} from './inThreads/squares.ts'

const file = 'tests/vite/inThreads/squares.ts'
const upTo = (count: number) => Array.from({length: count}, (_, index) => index)

test.each([3, 301])('%i things are made in their order', async (count) => {
  const made = await inThreads(file, squares, {by: 2}, upTo(count))
  expect(made).toEqual(upTo(count).map((each) => each * each * 2))
})

test('what fails in the other thread fails, in its words', async () => {
  await expect(inThreads(file, squares, {by: 1}, [...upTo(300), -1])).rejects.toThrow('A number is below 0.')
})
