import {expect, test} from 'vitest'
import {readContentFile} from '../../src/site/content/contentFile.ts'
import {appendNewRoutes} from '../../src/site/content/routes.ts'
import type {SiteFiles} from '../../src/site/readSite.ts'
import {withFileText} from '../../src/site/withFileText.ts'
import {reported, site, siteAfter, textsOfSite} from './caseSite.ts'

const list = '- address: /\n- address: /services\n'

/** What is found about addresses when the site has had those. */
const found = (routes: string, changed: SiteFiles = site) =>
  reported(siteAfter(changed, {'content/routes.yaml': routes})).filter((each) => / (?:refs|yaml)\./.test(each))

const page = textsOfSite.get('pages/services.mdx') ?? ''
const renamed = siteAfter(withFileText(site, 'pages/services.mdx', undefined), {'pages/our-services.mdx': page})

test('S2.28 nothing is found while every page is listed, and every listed address is a page', () => {
  expect(found(list)).toEqual([])
})

test('S2.28 a new page is advised to join the list', () => {
  const added = siteAfter(site, {'pages/new.mdx': '---\ntitle: New\ndescription: A new page.\n---\n\n# New\n'})
  expect(found(list, added)).toEqual(['pages/new.mdx:1 refs.unlisted (advice)'])
  expect(found(`${list}- address: /new\n`, added)).toEqual([])
})

test('S2.28 pages join the list by addresses that can stay', () => {
  const file = readContentFile('routes.yaml', Buffer.from(list))
  const names = ['new.mdx', 'index.mdx', '[...404].mdx', 'about copy.mdx', 'About-Us.mdx']
  expect(appendNewRoutes(file, names)).toEqual({text: `${list}- address: /new\n`, added: ['/new']})
  const broken = readContentFile('routes.yaml', Buffer.from('- address: ['))
  expect(appendNewRoutes(broken, ['new.mdx']).added).toEqual([])
})

test('S2.28 a page that is gone is missed under its address until that leads elsewhere', () => {
  expect(found(list, renamed)).toContain('content/routes.yaml:2 refs.page-gone')
  expect(found(`${list}  to: /our-services\n- address: /our-services\n`, renamed).join()).not.toContain('routes.yaml')
})

test('a link to an old address is mended with where that leads now', () => {
  const linked = siteAfter(site, {'pages/services.mdx': `${page}\nRead about [our courses](/courses).\n`})
  expect(found(`${list}- address: /courses\n  to: /services\n`, linked)).toEqual([
    'pages/services.mdx:32 refs.no-page > Read about [our courses](/services).',
  ])
})

test('an address that leads to no page, one that is a page again, and one that is listed twice are errors', () => {
  const more = '- address: /courses\n  to: /nowhere-at-all\n- address: /old\n- address: /old\n  to: /services\n'
  expect(found(`${list}  to: /\n${more}`)).toEqual([
    'content/routes.yaml:3 refs.page-back',
    'content/routes.yaml:5 refs.no-page',
    'content/routes.yaml:6 refs.page-gone',
    'content/routes.yaml:7 refs.listed-twice',
  ])
})

test('a list that can’t be read is reported alone', () => {
  expect(found('- address: [', renamed).filter((each) => each.startsWith('content/'))).toEqual([
    expect.stringMatching(/^content\/routes\.yaml:1 yaml\./),
  ])
})
