import {expect, test} from 'vitest'
import {addressOf} from '../../src/site/address.ts'
import {readContentFile} from '../../src/site/content/contentFile.ts'
import {appendNewRoutes} from '../../src/site/content/routes.ts'
import {isDraft, withoutDrafts} from '../../src/site/drafts.ts'
import {ancestorPages, listingFolderOf, pagesIn} from '../../src/site/folders.ts'
import {parsePage} from '../../src/site/page/parsePage.ts'
import {site as plain, siteAfter} from '../check/caseSite.ts'

/** Returns the test site with more pages. Each has a name, and perhaps a line of frontmatter. */
const siteWith = (...pages: [name: string, field?: string][]) =>
  siteAfter(
    plain,
    Object.fromEntries(
      pages.map(([name, field = '']) => [
        `pages/${name}.mdx`,
        `---\ntitle: The page ${name}\n${field}\n---\n`,
      ]),
    ),
  )

const addresses = (pages: {file: string}[]) => pages.map(({file}) => addressOf(file))

test.each([
  ['pages/index.mdx', '/'],
  ['pages/about.mdx', '/about'],
  ['pages/guides/index.mdx', '/guides'],
  ['pages/guides/money/first-job.mdx', '/guides/money/first-job'],
  ['pages/reindex.mdx', '/reindex'],
])('S2.27 the address of %s is %s', (file, address) => {
  expect(addressOf(file)).toBe(address)
})

test('the pages of a folder are sorted by their order, then by title, with those without an order last', () => {
  const site = siteWith(
    ['guides/index'],
    ['guides/b'],
    ['guides/a'],
    ['guides/last', 'order: 10'],
    ['guides/second', 'order: 2'],
    ['guides/first', 'order: 2'],
  )
  const names = ['first', 'second', 'last', 'a', 'b']
  expect(addresses(pagesIn('guides', site))).toEqual(names.map((name) => `/guides/${name}`))
})

test('a subfolder is listed as its index page, or as its pages if it has none', () => {
  const pages: [string][] = [['guides/index'], ['guides/a'], ['guides/money/isa']]
  expect(addresses(pagesIn('guides', siteWith(...pages)))).toEqual(['/guides/a', '/guides/money/isa'])
  const site = siteWith(...pages, ['guides/money/index'])
  expect(addresses(pagesIn('guides', site))).toEqual(['/guides/a', '/guides/money'])
  expect(addresses(pagesIn('guides/money', site))).toEqual(['/guides/money/isa'])
})

test('the ancestors of a page are the index pages that exist', () => {
  const site = siteWith(['guides/index'], ['guides/money/isa'], ['tips/one'])
  const page = (address: string) => site.pagesByAddress.get(address) ?? expect.fail(address)
  expect(addresses(ancestorPages(page('/guides/money/isa'), site))).toEqual(['/guides'])
  expect(listingFolderOf(page('/guides/money/isa'), site)).toBe('guides')
  expect(ancestorPages(page('/tips/one'), site)).toEqual([])
  expect(listingFolderOf(page('/tips/one'), site)).toBe('tips')
  expect(listingFolderOf(page('/services'), site)).toBeUndefined()
})

test('S2.36 the site without drafts has every other page, by its file and by its address', () => {
  const site = withoutDrafts(siteWith(['one', 'draft: true'], ['two']))
  expect(site.pages.map(({file}) => file).sort()).toEqual(
    [...plain.pages.map(({file}) => file), 'pages/two.mdx'].sort(),
  )
  expect([...site.pagesByAddress.keys()]).not.toContain('/one')
})

test('a page with draft: true is a draft even if its frontmatter can’t be parsed', () => {
  const page = parsePage(
    'pages/one.mdx',
    '---\ntitle: One: two: three\ndraft: true\n---\n\n# One\n',
    plain.components,
  )
  expect(isDraft(page)).toBe(true)
})

test.each(['pages/index.mdx', 'pages/[...404].mdx'])('S2.36 %s is never a draft', (file) => {
  expect(isDraft(parsePage(file, '---\ntitle: One\ndraft: true\n---\n\n# One\n', plain.components))).toBe(
    false,
  )
})

test('S2.28 a new page is added to the routes if its address is final', () => {
  const routes = '- address: /\n- address: /services\n'
  const file = readContentFile('routes.yaml', Buffer.from(routes))
  const names = ['new.mdx', 'index.mdx', '[...404].mdx', 'about copy.mdx', 'About-Us.mdx']
  expect(appendNewRoutes(file, names)).toEqual({text: `${routes}- address: /new\n`, added: ['/new']})
  const broken = readContentFile('routes.yaml', Buffer.from('- address: ['))
  expect(appendNewRoutes(broken, ['new.mdx']).added).toEqual([])
})
