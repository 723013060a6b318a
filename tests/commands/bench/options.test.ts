import {expect, test} from 'vitest'
import {readOptions} from '../../../src/commands/bench/options.ts'

const names = ['bytes', 'visits', 'dev']

test('measures everything when nothing is named, and only what is', () => {
  expect(readOptions([], names).wanted).toEqual(names)
  expect(readOptions(['--only', 'dev, bytes'], names).wanted).toEqual(['bytes', 'dev'])
})

test('names the measure that was meant, and measures nothing', () => {
  expect(() => readOptions(['--only', 'bytes,vists'], names)).toThrow(
    '“vists” is nothing that is measured. Did you mean visits?',
  )
  expect(() => readOptions(['--only', 'zebras'], names)).toThrow('There are bytes, visits and dev.')
})

test('refuses what it does not know', () => {
  for (const word of ['--olny', 'bytes']) expect(() => readOptions([word], names)).toThrow(word)
})

test('presses nine times unless it is told how often', () => {
  expect(readOptions([], names).tries).toBe(9)
  expect(readOptions(['--tries', '20'], names).tries).toBe(20)
  for (const word of ['none', '0', '2.5']) expect(() => readOptions(['--tries', word], names)).toThrow(`not “${word}”`)
})
