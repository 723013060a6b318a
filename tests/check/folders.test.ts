import {expect, test} from 'vitest'
import {reported} from './caseSite.ts'
import {type Pages, siteWith} from './siteWith.ts'

/** The errors of a site with those pages as well. */
const errors = (pages: Pages) => reported(siteWith(pages)).filter((each) => !each.includes('(advice)'))

test.each([
  ['to a file beside', 'credit', '(/guides/credit)'],
  ['to a file above', '../services', '(/services)'],
  ['to a file', 'credit.mdx', '(/guides/credit)'],
  ['into a misspelt folder', '/giudes/credit', '(/guides/credit)'],
  ['to a misspelt page', '/guides/cerdit', '(/guides/credit)'],
  ['to where a page was', '/credit', '(/guides/credit)'],
])('a link %s is reported with the address to write', (_, to, meant) => {
  const pages = {'guides/index': {}, 'guides/credit': {}, 'guides/start': {body: `See [the page](${to}).`}}
  expect(errors(pages)).toEqual([`pages/guides/start.mdx:8 refs.no-page > See [the page]${meant}.`])
})

test('a folder that a component names is there', () => {
  const withList = (folder: string, more = {}) => errors({start: {body: `<PageList folder="${folder}" />`}, ...more})
  const guides = {'guides/index': {}, 'guides/credit': {}}
  expect(withList('guides', guides)).toEqual([])
  expect(withList('giudes', guides)).toEqual(['pages/start.mdx:8 refs.no-folder > <PageList folder="guides" />'])
  expect(withList('zebra', guides)).toEqual(['pages/start.mdx:8 refs.no-folder'])
  expect(withList('guides', {'guides/index': {}})).toEqual(['pages/start.mdx:8 refs.empty-folder'])
})

test('the order of a page is a number', () => {
  expect(errors({'guides/index': {}, 'guides/a': {says: 'order: first\n'}})).toEqual([
    'pages/guides/a.mdx:4 schema.must-be',
  ])
})
