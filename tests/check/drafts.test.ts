import {expect, test} from 'vitest'
import {checkPage} from '../../src/check/checkPage.ts'
import {checkSite} from '../../src/check/checkSite.ts'
import {readContentFile} from '../../src/site/content/contentFile.ts'
import {isDraft, withoutDrafts} from '../../src/site/drafts.ts'
import {readPage} from '../../src/site/page/page.ts'
import type {SiteFiles} from '../../src/site/readSite.ts'
import {components, plain, siteWith as siteWithPages} from './siteWith.ts'

/** The site with those pages as well: the draft ones begin with `draft`, and a list of the addresses that it has had. */
function siteWith(pages: Record<string, string>, routes?: string): SiteFiles {
  const added = Object.entries(pages).map(([name, body]) => {
    const says = body.startsWith('draft') ? 'draft: true\n' : ''
    return [name, {says, body: body.replace('draft', '')}]
  })
  const site = siteWithPages(Object.fromEntries(added))
  const ledger = readContentFile('routes.yaml', Buffer.from(routes ?? '[]'))
  return {...site, content: new Map(site.content).set('routes.yaml', ledger)}
}

const known = '- address: /\n- address: /services\n'

/** What the check says of the list of addresses, and of the names of pages. */
function saidBeside(site: SiteFiles) {
  return checkSite(site, {today: '2026-01-01'})
    .filter(({rule}) => rule === 'routes' || rule === 'routing')
    .map(({file, message, help, warning}) => ({file, message, help, warning}))
}

// S2.36
test('the site without drafts has every other page, by its file and by its address', () => {
  const site = withoutDrafts(siteWith({one: 'draft', two: ''}))
  expect(site.pages.map(({file}) => file)).toEqual([...plain.pages.map(({file}) => file), 'pages/two.mdx'])
  expect([...site.addresses.keys()]).not.toContain('/one')
})

test('a page whose top can’t be read is a draft all the same', () => {
  const page = readPage('pages/one.mdx', '---\ntitle: One: two: three\ndraft: true\n---\n\n# One\n', components)
  expect(page.frontmatter.slips.length).toBeGreaterThan(0)
  expect(isDraft(page)).toBe(true)
})

// S2.36
test('home and the fallback page are no drafts, whatever they say', () => {
  for (const file of ['pages/index.mdx', 'pages/[...404].mdx'])
    expect(isDraft(readPage(file, '---\ntitle: One\ndraft: true\n---\n\n# One\n', components))).toBe(false)
})

// S2.36
test('a link to a draft is no mistake where drafts are shown', () => {
  const site = siteWith({one: 'draft', two: 'Read [the first](/one).'})
  const said = (files: SiteFiles) => checkPage(site.pages.at(-1) as never, files).map(({message}) => message)
  expect(said(site)).toEqual(['/one is a draft, and no visitor sees it.'])
  expect(said({...site, showsDrafts: true})).toEqual([])
})

// S2.36
test('a new draft need not be on the list of addresses', () => {
  expect(saidBeside(siteWith({one: 'draft'}, known))).toEqual([])
})

// S2.28, S2.36
test('a page that becomes a draft is missed under its address until that leads elsewhere', () => {
  const had = `${known}- address: /one\n`
  const site = siteWith({one: 'draft'}, had)
  const missed = {
    file: 'pages/one.mdx',
    message: 'This line hides the page from visitors, who know its address /one.',
    help: 'Delete it. If the page is to be hidden, write below /one in content/routes.yaml where that leads meanwhile, like to: /about – or delete it there, if nobody has seen the page yet.',
    warning: undefined,
  }
  expect(saidBeside(site)).toEqual([missed])
  expect(saidBeside({...site, showsDrafts: true})).toEqual([])
  const linked = siteWith({one: 'draft', two: 'Read [the first](/one).'}, `${had}- address: /two\n`)
  const told = checkSite(linked, {today: '2026-01-01'}).filter(({warning}) => !warning)
  expect(told.map(({file, help}) => [file, help?.split('yet.')[1]])).toEqual([
    ['pages/one.mdx', ' These lead to it: pages/two.mdx, line 8.'],
  ])
  const led = siteWith({one: 'draft'}, `${had}  to: /services\n`)
  expect(saidBeside(led)).toEqual([])
  expect(saidBeside({...led, showsDrafts: true})).toEqual([])
  expect(saidBeside(siteWith({one: ''}, `${had}  to: /services\n`)).map(({message}) => message)).toEqual([
    'There is a page /one, so nobody is sent on from it.',
  ])
})

test('a list of pages of which every one is a draft is told, but not on a draft', () => {
  const list = '<PageList folder="guides" />'
  const said = (pages: Record<string, string>) => {
    const site = siteWith(pages)
    const page = site.pages.find(({file}) => file === 'pages/guides/index.mdx')
    return page ? checkPage(page, site).filter(({rule}) => rule === 'folders') : []
  }
  expect(said({'guides/index': list, 'guides/a': 'draft'})).toEqual([
    expect.objectContaining({
      message: 'Every page in pages/guides is a draft, so visitors would see an empty list here.',
      help: 'Take draft: true off one of them, or take this list out.',
    }),
  ])
  expect(said({'guides/index': list, 'guides/a': 'draft', 'guides/b': ''})).toEqual([])
  expect(said({'guides/index': `draft${list}`, 'guides/a': 'draft'})).toEqual([])
})

test('a draft above pages that are published is advised against', () => {
  const pages = {'guides/index': 'draft', 'guides/a': ''}
  expect(saidBeside(siteWith(pages, `${known}- address: /guides/a\n`))).toEqual([
    {
      file: 'pages/guides/index.mdx',
      message: 'The page /guides above the pages in the folder guides is a draft, and they are not.',
      help: 'Take draft: true off at the top of pages/guides/index.mdx, or make them drafts too.',
      warning: true,
    },
  ])
  expect(saidBeside(siteWith({...pages, 'guides/a': 'draft'}, known))).toEqual([])
})
