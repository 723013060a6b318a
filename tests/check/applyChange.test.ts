import {expect, test} from 'vitest'
import {applyChange} from './applyChange.ts'

test('changes the first lines that fit, and leaves every other as it was', () => {
  expect(applyChange('a\nb\nc\nb\n', '-b\n+x\n+y\n')).toBe('a\nx\ny\nc\nb\n')
})

test('finds a line by those round it', () => {
  expect(applyChange('a\nb\nc\nb\n', ' c\n-b\n+x\n')).toBe('a\nb\nc\nx\n')
})

test('changes parts that stand apart, in their order', () => {
  expect(applyChange('a\nb\nc\nb\n', '-b\n+x\n@@\n-b\n')).toBe('a\nx\nc\n')
})

test('names lines that are not there', () => {
  expect(() => applyChange('a\n', '-b\n')).toThrow('These lines are not in the file that the case changes:\nb')
})
