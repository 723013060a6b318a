import {expect, test} from 'vitest'
import {addressOf} from '../../src/site/address.ts'
import {checkPage} from '../../src/check/checkPage.ts'
import {folderOf, pagesAbove, pagesIn} from '../../src/site/folders.ts'
import {readPage} from '../../src/site/page/page.ts'
import {components, type Pages, siteWith} from './siteWith.ts'

/** What is said of one of those pages. */
function saidOf(name: string, pages: Pages) {
  const site = siteWith(pages)
  const page = site.pages.find(({file}) => file === `pages/${name}.mdx`)
  return page ? checkPage(page, site).map(({message, write, help}) => `${message} ${write ?? help}`) : []
}

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
  expect(addresses(pagesIn('guides', site))).toEqual([
    '/guides/first',
    '/guides/second',
    '/guides/last',
    '/guides/a',
    '/guides/b',
  ])
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
  const page = (name: string) => site.addresses.get(name) ?? expect.fail(name)
  expect(addresses(pagesAbove(page('/guides/money/isa'), site))).toEqual(['/guides'])
  expect(folderOf(page('/guides/money/isa'), site)).toBe('guides')
  expect(pagesAbove(page('/tips/one'), site)).toEqual([])
  expect(folderOf(page('/tips/one'), site)).toBe('tips')
  expect(folderOf(page('/services'), site)).toBeUndefined()
})

test.each([
  ['to a file beside', 'credit', 'There is no page credit. Did you mean /guides/credit? (/guides/credit)'],
  ['to a file above', '../services', 'There is no page ../services. Did you mean /services? (/services)'],
  ['to a file', 'credit.mdx#one', 'There is no page credit.mdx. Did you mean /guides/credit? (/guides/credit#one)'],
  [
    'into a misspelt folder',
    '/giudes/credit',
    'There is no page /giudes/credit. Did you mean /guides/credit? (/guides/credit)',
  ],
  [
    'to a misspelt page',
    '/guides/cerdit',
    'There is no page /guides/cerdit. Did you mean /guides/credit? (/guides/credit)',
  ],
  ['to where a page was', '/credit', 'There is no page /credit. Did you mean /guides/credit? (/guides/credit)'],
  [
    'to a page that is not there',
    '/guides/zebra',
    'There is no page /guides/zebra. The pages are: /guides/credit, /guides/start.',
  ],
])('a link %s is told with the address to write', (_what, to, said) => {
  const pages = {'guides/index': {}, 'guides/credit': {}, 'guides/start': {body: `See [the page](${to}).`}}
  expect(saidOf('guides/start', pages)).toEqual([said])
})

test('an import line of a page in a folder leads to where the components are from there', () => {
  const body = "import {Email} from '../components/Email.tsx'\n\n<Email />"
  const site = siteWith({})
  const page = readPage(
    'pages/guides/a.mdx',
    `---\ntitle: A\ndescription: A page of a guide.\n---\n\n${body}\n\n# A\n`,
    components,
  )
  const [said] = checkPage(page, {...site, pages: [...site.pages, page]})
  expect(said?.message).toBe(
    'This import line is not right: components are in ../../components/, not in ../components/Email.tsx.',
  )
  expect(said?.write).toBe("import {Email} from '../../components/Email.tsx'")
})

test('a folder that a component names is there', () => {
  const line = "import {PageList} from '../components/PageList.tsx'\n\n<PageList folder="
  const said = (folder: string, more = {}) => saidOf('start', {start: {body: `${line}"${folder}" />`}, ...more})
  const guides = {'guides/index': {}, 'guides/credit': {}}
  expect(said('guides', guides)).toEqual([])
  expect(said('giudes', guides)).toEqual([
    'There are no pages in a folder pages/giudes. Did you mean guides? folder="guides"',
  ])
  expect(said('zebra', guides)).toEqual(['There are no pages in a folder pages/zebra. The folders are: guides.'])
  expect(said('zebra')).toEqual(['There are no pages in a folder pages/zebra. Start one: npm run new page zebra/…'])
  expect(said('guides', {'guides/index': {}})).toEqual([
    'There is no page in the folder pages/guides but its own, so visitors would see an empty list here. Add one: npm run new page guides/…, or take this list out.',
  ])
})

test('an order is a number, and of a page in a folder', () => {
  expect(saidOf('guides/a', {'guides/a': {says: 'order: first\n'}})).toEqual([
    'order must be a whole number: 1 comes first. For example: order: 1',
  ])
  expect(saidOf('a', {a: {says: 'order: 1\n'}})).toEqual([
    'Only a page in a folder has an order. Delete this line, or move the page into a folder.',
  ])
})
