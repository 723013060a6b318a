import {expect, test} from 'vitest'
import {comparable, exact, middleOf, sayFigure} from '../../../src/commands/bench/figure.ts'
import {sequence} from '../../random.ts'

test('the median of an odd and of an even number of tries', () => {
  expect(middleOf([9, 1, 5]).median).toBe(5)
  expect(middleOf([1, 9, 5, 7]).median).toBe(6)
})

test('few tries leave all of their range open, and one leaves none', () => {
  expect(middleOf([3, 1, 2, 5, 4])).toEqual({median: 3, low: 1, high: 5})
  expect(middleOf([7])).toEqual({median: 7, low: 7, high: 7})
})

test('of nine tries the outermost may be chance, of twenty the five at either end', () => {
  const upTo = (most: number) => Array.from({length: most}, (_, index) => index + 1)
  expect(middleOf(upTo(9))).toEqual({median: 5, low: 2, high: 8})
  expect(middleOf(upTo(20))).toEqual({median: 10.5, low: 6, high: 15})
})

test('the range holds the true median at least 19 times of 20, of tries that are far from even', () => {
  const random = sequence(7)
  const trials = 4000
  let held = 0
  for (let trial = 0; trial < trials; trial++) {
    // The true median of a square of what is even between 0 and 1 is a quarter.
    const {low, high} = middleOf(Array.from({length: 9}, () => random() ** 2))
    if (low <= 0.25 && 0.25 <= high) held++
  }
  expect(held / trials).toBeGreaterThan(0.95)
})

test('times are compared by the floor’s of the same moment, so that a machine that is slow for a while changes nothing', () => {
  const quiet = {unit: 'ms', all: [50, 50, 50], floor: [100, 100, 100]} as const
  const busy = {unit: 'ms', all: [50, 500, 50], floor: [100, 1000, 100]} as const
  expect(comparable({...busy, all: [...busy.all], floor: [...busy.floor]})).toEqual(
    comparable({...quiet, all: [...quiet.all], floor: [...quiet.floor]}),
  )
})

test('times without a floor can’t be compared, bytes can', () => {
  expect(comparable({unit: 's', all: [3]})).toBeUndefined()
  expect(comparable(exact(11_004))?.median).toBe(11_004)
})

test('a figure says its unit, its floor and its noise', () => {
  expect(sayFigure(exact(11_004))).toBe('11,004')
  expect(sayFigure({unit: 's', all: [2.641]})).toBe('2.64 s')
  expect(sayFigure({unit: 'ms', all: [30, 10, 20]})).toBe('20 ms (10 to 30)')
  expect(sayFigure({unit: 'ms', all: [46], floor: [100]})).toBe('46 ms, 0.46 of the floor (0.46 to 0.46)')
})
