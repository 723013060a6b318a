import {expect, test} from 'vitest'
import {compareSites} from '../../../src/commands/review/compareSites.ts'
import {readPage} from '../../../src/commands/review/readPage.ts'
import {sayChange} from '../../../src/commands/review/sayChange.ts'
import {summarise} from '../../../src/commands/review/summary.ts'

/** A site with one page, which says much the same of one animal as of another. */
const about = (animal: string) => {
  const address = `/${animal}`
  const words = `<h1>${animal}</h1><p>It gets up early and looks for breakfast in the tall grass.</p>`
  return {
    pages: new Map([[address, readPage(address, `<title>${animal}</title><main>${words}</main>`)]]),
    records: new Map(),
  }
}

test('a page that went and one that came with mostly the same words are one that was renamed', () => {
  const {renamed, added, removed} = compareSites(about('zebra'), about('kudu'), () => true)
  expect(renamed).toEqual([{from: '/zebra', to: '/kudu'}])
  expect([added, removed]).toEqual([[], []])
})

test.each([
  ['a draft that is published is no page that was renamed', '/kudu'],
  ['a page that becomes a draft is none', '/zebra'],
])('%s', (_, draft) => {
  const stays = (address: string) => address === draft
  const {renamed, added, removed} = compareSites(about('zebra'), about('kudu'), () => true, stays)
  expect(renamed).toEqual([])
  expect([added[0]?.address, removed[0]?.address]).toEqual(['/kudu', '/zebra'])
})

test('a link that dials another number below a heading with other words is one link that changed', () => {
  const page = (heading: string, number: string) => {
    const link = `<p><a href="tel:${number}">${number}</a></p>`
    return {
      pages: new Map([['/', readPage('/', `<title>Home</title><main><h2>${heading}</h2>${link}</main>`)]]),
      records: new Map(),
    }
  }
  const comparison = compareSites(page('Ring us', '02079460012'), page('Call us', '116123'), () => true)
  expect(summarise(comparison)).toBe('1 page reads differently, 1 link changed.')
  expect(comparison.pages.flatMap(({changes}) => changes.map(({what, how}) => `${what} ${how}`))).toEqual([
    'heading renamed',
    'link text changed',
    'link target changed',
  ])
})

test('a link below a heading whose words are those of one that was renamed stays in its section', () => {
  const page = (first: string, number: string) => {
    const body = `<h2>${first}</h2><p>Come in.</p><h2>Contact</h2><p><a href="tel:${number}">Ring ${number}</a></p>`
    return {
      pages: new Map([['/', readPage('/', `<title>Home</title><main>${body}</main>`)]]),
      records: new Map(),
    }
  }
  const {pages} = compareSites(page('Contact', '02079460012'), page('Contact the office', '116123'), () => true)
  const links = pages.flatMap(({changes}) => changes.filter(({what}) => what.startsWith('link')))
  expect(links.map(({section}) => section)).toEqual(links.map(() => 'Contact'))
  expect(links.every(({how}) => how === 'changed')).toBe(true)
})

test('a sentence that went from one page and came to another is told with where it is now', () => {
  const asked = 'Please type no bank details into a form.'
  const site = (first: string, second: string) => ({
    pages: new Map(
      [
        ['/privacy', first],
        ['/terms', second],
      ].map(([address = '', words]) => [
        address,
        readPage(address, `<title>${address}</title><main><p>So it stays. ${words}</p></main>`),
      ]),
    ),
    records: new Map(),
  })
  const {pages} = compareSites(site(asked, ''), site('', asked), () => true)
  expect(pages.map(({page, changes}) => [page, ...changes.map(sayChange)])).toEqual([
    ['/privacy', 'Removed: now on /terms'],
    ['/terms', 'Added: was on /privacy'],
  ])
})
