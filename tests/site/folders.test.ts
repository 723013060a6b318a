import {expect, test} from 'vitest'
import {addressOf} from '../../src/site/address.ts'
import {ancestorPages, listingFolderOf, pagesIn} from '../../src/site/folders.ts'
import {siteWith} from '../check/siteWith.ts'

const addresses = (pages: {file: string}[]) => pages.map(({file}) => addressOf(file))

test('the pages of a folder come in the order that they say, then by title, those without an order last', () => {
  const site = siteWith({
    'guides/index': {},
    'guides/b': {},
    'guides/a': {},
    'guides/last': {says: 'order: 10\n'},
    'guides/second': {says: 'order: 2\n'},
    'guides/first': {says: 'order: 2\n'},
  })
  const names = ['first', 'second', 'last', 'a', 'b']
  expect(addresses(pagesIn('guides', site))).toEqual(names.map((name) => `/guides/${name}`))
})

test('a folder in a folder is in the list by its own page, or with its pages where it has none', () => {
  const pages = {'guides/index': {}, 'guides/a': {}, 'guides/money/isa': {}}
  expect(addresses(pagesIn('guides', siteWith(pages)))).toEqual(['/guides/a', '/guides/money/isa'])
  const site = siteWith({...pages, 'guides/money/index': {}})
  expect(addresses(pagesIn('guides', site))).toEqual(['/guides/a', '/guides/money'])
  expect(addresses(pagesIn('guides/money', site))).toEqual(['/guides/money/isa'])
})

test('the pages above a page are those that are there', () => {
  const site = siteWith({'guides/index': {}, 'guides/money/isa': {}, 'tips/one': {}})
  const page = (name: string) => site.pagesByAddress.get(name) ?? expect.fail(name)
  expect(addresses(ancestorPages(page('/guides/money/isa'), site))).toEqual(['/guides'])
  expect(listingFolderOf(page('/guides/money/isa'), site)).toBe('guides')
  expect(ancestorPages(page('/tips/one'), site)).toEqual([])
  expect(listingFolderOf(page('/tips/one'), site)).toBe('tips')
  expect(listingFolderOf(page('/services'), site)).toBeUndefined()
})
