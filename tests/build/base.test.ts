import {expect, test} from 'vitest'
import {normaliseBase} from '../../src/build/base.ts'

// S11.8
test.each(['folder', '/folder', 'folder/', '/folder/'])('--base %s is the folder of that name', (typed) => {
  expect(normaliseBase(typed)).toBe('/folder/')
})

test.each(['/', '/My_Site-2.0/', '/in/another/'])('--base %s stays as it is', (typed) => {
  expect(normaliseBase(typed)).toBe(typed)
})

// S11.8
test.each([
  '',
  '.',
  './',
  '../site/',
  '/a/../b/',
  '/a//b/',
  '//example.org/',
  'https://example.org',
  'http://localhost:4173/site/',
  'C:/Program Files/Git/site/',
  'C:\\site\\',
  'my site',
  '/site/?a',
  '/site/#a',
  '/*/',
  '/é/',
])('--base %s is refused', (typed) => {
  expect(() => normaliseBase(typed)).toThrow('is not the name of a folder')
})

// S11.8
test.each([
  ['', 'folder/'],
  ['//example.org/site', 'folder/'],
  ['https://example.org/my/site', 'my/site/'],
  ['C:/Program Files/Git/my-site/', 'my-site/'],
])('--base %s is refused with what to write', (typed, write) => {
  expect(() => normaliseBase(typed)).toThrow(`write: --base ${write}\n`)
})
