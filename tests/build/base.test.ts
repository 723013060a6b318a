import {expect, test} from 'vitest'
import {normaliseBase} from '../../src/build/base.ts'

// S11.8
test.each([
  ['folder', '/folder/'],
  ['/folder', '/folder/'],
  ['folder/', '/folder/'],
  ['/', '/'],
  ['/My_Site-2.0/', '/My_Site-2.0/'],
  ['/in/another/', '/in/another/'],
])('--base %s means the folder %s', (typed, base) => {
  expect(normaliseBase(typed)).toBe(base)
})

// S11.8
test.each([
  ['', 'folder/'],
  ['../site/', 'folder/'],
  ['/a/../b/', 'folder/'],
  ['/a//b/', 'folder/'],
  ['//example.org/site', 'folder/'],
  ['https://example.org', 'folder/'],
  ['https://example.org/my/site', 'my/site/'],
  ['C:/Program Files/Git/my-site/', 'my-site/'],
  ['C:\\site\\', 'folder/'],
  ['my site', 'folder/'],
  ['/site/?a', 'folder/'],
  ['/site/#a', 'folder/'],
  ['/é/', 'folder/'],
])('--base %s is refused, and --base %s suggested', (typed, suggested) => {
  expect(() => normaliseBase(typed)).toThrow('is not the name of a folder')
  expect(() => normaliseBase(typed)).toThrow(`write: --base ${suggested}\n`)
})
