import {expect, test} from 'vitest'
import {foldChanges} from '../../../src/commands/review/foldChanges.ts'
import type {Change} from '../../../src/commands/review/model.ts'
import {sayPlaces} from '../../../src/commands/review/sayChange.ts'

const change = (section: string, after = 'Call 0199.'): Change => ({
  what: 'words',
  how: 'changed',
  region: 'page',
  section,
  before: 'Call 0123.',
  after,
})

test('the same change in several places of a page is told once', () => {
  const {pages, shared} = foldChanges([
    {page: '/donate', changes: [change('£25'), change('£50'), change('£100', 'Call.')]},
  ])
  expect(pages[0]?.changes.map(({change, sections}) => [change.after, sections])).toEqual([
    ['Call 0199.', ['£25', '£50']],
    ['Call.', ['£100']],
  ])
  expect(shared).toEqual([])
})

test('the same change on many pages is told once for all', () => {
  const {pages, shared} = foldChanges(['/a', '/b', '/c', '/d'].map((page) => ({page, changes: [change(page)]})))
  expect(shared.map(({pages}) => pages)).toEqual([['/a', '/b', '/c', '/d']])
  expect(pages.flatMap(({changes}) => changes)).toEqual([])
})

test('places are named as long as they are few', () => {
  expect(['A', 'A B', 'A B C', 'A B C D', 'A A'].map((all) => sayPlaces(all.split(' ')))).toEqual([
    'A',
    'A and B',
    'A, B and another section',
    'A, B and 2 others',
    'A, 2 times',
  ])
})
