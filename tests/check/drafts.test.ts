import {expect, test} from 'vitest'
import type {SiteFiles} from '../../src/site/readSite.ts'
import {reported, siteAfter} from './caseSite.ts'
import {siteWith} from './siteWith.ts'

const known = '- address: /\n- address: /services\n'
const draft = {says: 'draft: true\n'}

/** What is found about files and what leads to them in a site that has had those addresses. */
const found = (site: SiteFiles, routes: string) =>
  reported(siteAfter(site, {'content/routes.yaml': routes})).filter((each) => / (?:files|refs)\./.test(each))

test('S2.36 a link to a draft is an error, but not where drafts are shown', () => {
  const site = siteWith({one: draft, two: {body: 'Read [the first](/one).'}})
  const routes = `${known}- address: /two\n`
  expect(found(site, routes)).toEqual(['pages/two.mdx:8 refs.draft'])
  expect(found({...site, showsDrafts: true}, routes)).toEqual([])
})

test('S2.36 a new draft need not be on the list of addresses', () => {
  expect(found(siteWith({one: draft}), known)).toEqual([])
})

test('S2.28, S2.36 a page that becomes a draft is missed under its address until that leads elsewhere', () => {
  const site = siteWith({one: draft})
  const had = `${known}- address: /one\n`
  expect(found(site, had)).toEqual(['pages/one.mdx:4 refs.page-hidden'])
  expect(found({...site, showsDrafts: true}, had)).toEqual([])
  expect(found(site, `${had}  to: /services\n`)).toEqual([])
  expect(found(siteWith({one: {}}), `${had}  to: /services\n`)).toEqual(['content/routes.yaml:4 refs.page-back'])
})

test('S2.36 mistakes in a draft are advice', () => {
  expect(found(siteWith({one: {...draft, body: 'Read [more](/nowhere).'}}), known)).toEqual([
    'pages/one.mdx:9 refs.no-page (advice)',
  ])
})

test('a list of pages of which every one is a draft is empty, which is no error on a draft', () => {
  const list = {body: '<PageList folder="guides" />'}
  const routes = `${known}- address: /guides\n`
  expect(found(siteWith({'guides/index': list, 'guides/a': draft}), routes)).toEqual([
    'pages/guides/index.mdx:8 refs.empty-folder',
  ])
  expect(found(siteWith({'guides/index': list, 'guides/a': draft, 'guides/b': {}}), routes).join()).not.toContain(
    'refs.empty-folder',
  )
  expect(found(siteWith({'guides/index': {...draft, ...list}, 'guides/a': draft}), known)).toEqual([])
})

test('a draft above pages that are published is advised against', () => {
  const routes = `${known}- address: /guides/a\n`
  expect(found(siteWith({'guides/index': draft, 'guides/a': {}}), routes)).toEqual([
    'pages/guides/a.mdx:1 files.folder-of-draft (advice)',
  ])
  expect(found(siteWith({'guides/index': draft, 'guides/a': draft}), known)).toEqual([])
})
