import {expect, test} from 'vitest'
import {matchesOf} from '../../src/check/matchesOf.ts'

test.each([
  ['words', 'one and two', /\w+/g],
  ['places without a sign', 'One. Two', /(?=\p{Lu})|$/gu],
  ['places between signs of two units', 'a😀b', /(?:)/gu],
  ['nothing', '', /\w+/g],
])('finds %s as matchAll does', (_, text, pattern) => {
  expect(matchesOf(text, pattern)).toEqual([...text.matchAll(pattern)])
})

test('begins at the start of each text', () => {
  const pattern = /a/g
  expect(matchesOf('ba', pattern)).toHaveLength(1)
  expect(matchesOf('a', pattern)).toHaveLength(1)
})

test('refuses a pattern that would find the same place again and again', () => {
  expect(() => matchesOf('a', /a/)).toThrow(TypeError)
})
