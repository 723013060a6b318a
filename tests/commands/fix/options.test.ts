import {expect, test} from 'vitest'
import {readOptions} from '../../../src/commands/fix/options.ts'

const names = ['about.mdx', 'guides/credit.mdx', 'index.mdx']

test('mends every page when none is named', () => {
  expect(readOptions([], names)).toEqual(names)
})

test('finds a page by its name, its file or its path', () => {
  for (const word of ['about', 'about.mdx', 'pages/about.mdx', './pages/about.mdx', 'pages\\about.mdx'])
    expect(readOptions([word], names)).toEqual(['about.mdx'])
  expect(readOptions(['pages/guides/credit.mdx'], names)).toEqual(['guides/credit.mdx'])
})

test('names the page that was meant', () => {
  expect(() => readOptions(['abuot.mdx'], names)).toThrow('There is no page abuot.mdx. Did you mean about.mdx?')
})

test('names the pages that there are when none is like it', () => {
  expect(() => readOptions(['zebra'], names)).toThrow(
    'There is no page zebra. The pages are about.mdx, guides/credit.mdx and index.mdx.',
  )
})

test('refuses an option, for it has none', () => {
  expect(() => readOptions(['about.mdx', '--whatever'], names)).toThrow('--whatever')
})
