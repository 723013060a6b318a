import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {applied, hunksOf, isIn, merged} from '../../src/edit/merge.ts'

const lines = fc
  .array(fc.constantFrom('One line.', 'Another line.', '', 'A third', '- a point', '  two words'), {maxLength: 8})
  .map((each) => each.join('\n'))

describe('what makes one text of another', () => {
  test('makes it of any', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        expect(applied(before, hunksOf(before, after))).toBe(after)
      }),
    )
  })

  test('is whole words', () => {
    expect(hunksOf('It is free.\n', 'It is freely.\n')).toEqual([{start: 6, end: 10, text: 'freely'}])
  })
})

describe('a change', () => {
  const before = 'One.\nTwo.\nThree.\n'

  test('goes into a text of which others changed the lines beside it', () => {
    expect(merged(before, 'One.\nMine.\nThree.\n', 'Theirs.\nTwo.\nTheirs.\n')?.text).toBe('Theirs.\nMine.\nTheirs.\n')
  })

  test('goes into a line of which others changed another word', () => {
    expect(merged('Every track is free.\n', 'Every course is free.\n', 'Every track is open.\n')?.text).toBe(
      'Every course is open.\n',
    )
  })

  test('does not go into a word that others changed', () => {
    expect(merged('It is free.\n', 'It is freely.\n', 'It is open.\n')).toBeUndefined()
  })

  test('does not go beside words that others replaced', () => {
    expect(merged('It is free.\n', 'It is free of charge.\n', 'It costs nothing.\n')).toBeUndefined()
  })

  test('goes above a line that others changed', () => {
    expect(merged(before, 'One.\nMine.\nTwo.\nThree.\n', 'One.\nTheirs.\nThree.\n')?.text).toBe(
      'One.\nMine.\nTheirs.\nThree.\n',
    )
  })

  test('does not go where others put something', () => {
    expect(merged(before, 'One.\nMine.\nTwo.\nThree.\n', 'One.\nTheirs.\nTwo.\nThree.\n')).toBeUndefined()
  })

  test('leaves a text as it is that has it already, with what others changed beside it', () => {
    expect(merged(before, 'One.\nMine.\nThree.\n', 'One.\nMine.\nTheirs.\n')?.text).toBe('One.\nMine.\nTheirs.\n')
  })

  test('of a file that is new goes nowhere where another of its name is', () => {
    expect(merged(undefined, 'Mine.\n', undefined)).toEqual({text: 'Mine.\n'})
    expect(merged(undefined, 'Mine.\n', 'Theirs.\n')).toBeUndefined()
  })

  test('made to any text and taken back from it leaves it as it was', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        expect(merged(after, before, merged(before, after, before)?.text)).toEqual({text: before})
      }),
    )
  })
})

describe('a change that was made', () => {
  const removed = {before: 'Two.\nOne, now.\nThree.\n', after: 'One, now.\nThree.\n'}

  test('is in a text that others changed elsewhere', () => {
    expect(isIn(removed, 'One, now.\nThree, theirs.\n')).toBe(true)
  })

  test('is in no text to which it could be made again', () => {
    expect(isIn(removed, 'One.\nTwo.\nThree.\n')).toBe(false)
  })
})
