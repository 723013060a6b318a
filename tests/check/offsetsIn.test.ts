import {expect, test} from 'vitest'
import {offsetsIn} from '../../src/check/offsetsIn.ts'

const placed = (typed: string, words: string) => offsetsIn(typed, words).map((at) => typed[at])

test('words that were typed as they are read', () => {
  expect(offsetsIn('It’s £5', 'It’s £5')).toEqual([0, 1, 2, 3, 4, 5, 6])
})

test.each([
  ['an escape of Markdown', String.raw`2 \* 3`, '2 * 3', '2 \\ 3'],
  ['an entity', '&pound;5 & more', '£5 & more', '&5 & more'],
  ['an entity for itself', 'A &amp; B', 'A & B', 'A & B'],
  ['the doubled mark of YAML', "It''s on", "It's on", "It's on"],
  ['an escape of YAML', String.raw`Say \"Hi\" now`, 'Say "Hi" now', 'Say \\Hi\\ now'],
  ['lines with spaces in front', 'one\n    two\n    three', 'one two three', 'one\ntwo\nthree'],
  ['lines of a list', 'one\n  two', 'one\ntwo', 'one\ntwo'],
])('%s', (_, typed, words, characters) => {
  expect(placed(typed, words).join('')).toBe(characters)
})

test('both halves of an emoji have a place', () => {
  expect(offsetsIn('a 💷 b', 'a 💷 b')).toEqual([0, 1, 2, 3, 4, 5])
})
