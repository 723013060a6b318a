import {describe, expect, test} from 'vitest'
import {containsChange, hunksOf, threeWayMerge} from '../../src/edit/versions/merge.ts'

test('the hunks between two texts replace whole words', () => {
  expect(hunksOf('It is free.\n', 'It is freely.\n')).toEqual([{start: 6, end: 10, text: 'freely'}])
})

describe('a change', () => {
  const before = 'One.\nTwo.\nThree.\n'

  test('is made between lines that others changed', () => {
    expect(threeWayMerge(before, 'One.\nMine.\nThree.\n', 'Theirs.\nTwo.\nTheirs.\n')?.text).toBe(
      'Theirs.\nMine.\nTheirs.\n',
    )
  })

  test('is made in a line where others changed another word', () => {
    expect(
      threeWayMerge('Every track is free.\n', 'Every course is free.\n', 'Every track is open.\n')?.text,
    ).toBe('Every course is open.\n')
  })

  test('is not made in a word that others changed', () => {
    expect(threeWayMerge('It is free.\n', 'It is freely.\n', 'It is open.\n')).toBeUndefined()
  })

  test('is not made beside words that others replaced', () => {
    expect(threeWayMerge('It is free.\n', 'It is free of charge.\n', 'It costs nothing.\n')).toBeUndefined()
  })

  test('adds a line above a line that others changed', () => {
    expect(threeWayMerge(before, 'One.\nMine.\nTwo.\nThree.\n', 'One.\nTheirs.\nThree.\n')?.text).toBe(
      'One.\nMine.\nTheirs.\nThree.\n',
    )
  })

  test('does not add a line where others added one', () => {
    expect(
      threeWayMerge(before, 'One.\nMine.\nTwo.\nThree.\n', 'One.\nTheirs.\nTwo.\nThree.\n'),
    ).toBeUndefined()
  })

  test('is not made a second time in a text that already has it', () => {
    expect(threeWayMerge(before, 'One.\nMine.\nThree.\n', 'One.\nMine.\nTheirs.\n')?.text).toBe(
      'One.\nMine.\nTheirs.\n',
    )
  })

  test('that adds a file is not made when a file with that name exists', () => {
    expect(threeWayMerge(undefined, 'Mine.\n', undefined)).toEqual({text: 'Mine.\n'})
    expect(threeWayMerge(undefined, 'Mine.\n', 'Theirs.\n')).toBeUndefined()
  })
})

describe('a change that was made', () => {
  const removed = {before: 'Two.\nOne, now.\nThree.\n', after: 'One, now.\nThree.\n'}

  test('is found in a text that others changed elsewhere', () => {
    expect(containsChange(removed, 'One, now.\nThree, theirs.\n')).toBe(true)
  })

  test('is not found in a text where it could be made again', () => {
    expect(containsChange(removed, 'One.\nTwo.\nThree.\n')).toBe(false)
  })
})
