import AxeBuilder from '@axe-core/playwright'
import {chromium} from 'playwright'
import {expect, test} from 'vitest'
import {browserArguments, findBrowser} from '../../../src/commands/findBrowser.ts'
import {compareSites} from '../../../src/commands/review/compareSites.ts'
import {readPage} from '../../../src/commands/review/readPage.ts'
import {reportHtml} from '../../../src/commands/review/reportHtml.ts'
import {reportMarkdown} from '../../../src/commands/review/reportMarkdown.ts'
import {summarise} from '../../../src/commands/review/summary.ts'

const state = (word: string, spots: number, pages = 3) => ({
  pages: new Map(
    Array.from({length: pages}, (_, place) => {
      const address = `/page-${place}`
      const body = `<header><a href="/${word}">Home</a></header><main><h1>Page ${place}</h1><h2>${word}</h2><p>It is ${word} &lt;b&gt; here. [Not](a link) @someone *stars*.</p><a href="/${word}">More</a></main><footer><p>${word}</p></footer>`
      return [address, readPage(address, `<title>${word} ${place}</title>${body}`)] as const
    }),
  ),
  records: new Map<string, unknown>([['cohorts.yaml', [{id: 'spring', spots}]]]),
})

function compare(pages = 3) {
  const before = state('quiet', 12, pages)
  before.pages.set('/gone', readPage('/gone', '<title>Gone</title><main><p>Old words.</p></main>'))
  const comparison = compareSites(before, state('loud', 14, pages), () => true)
  comparison.verdict = summarise(comparison)
  return comparison
}

test('says in one sentence what is different', () => {
  expect(compare().verdict).toBe(
    '3 pages read differently, 1 fact changed, 2 changes in header or footer, 4 links changed, 1 page removed.',
  )
})

test('tells a change of header or footer once, with the pages that show it', () => {
  expect(compare().frame.map(({region, pages}) => [region, pages.length])).toEqual([
    ['header', 3],
    ['footer', 3],
  ])
})

test('says that no words changed when none did', () => {
  const comparison = compareSites(state('quiet', 12), state('quiet', 12), () => true)
  comparison.quietFiles = ['pages/page-1.mdx']
  expect(summarise(comparison)).toBe(
    'No words changed: 3 pages read as before; 1 file changed without changing any word.',
  )
})

test('calls a record that came a record, whatever stands in it', () => {
  const records = (...all: unknown[]) => ({pages: new Map(), records: new Map([['announcement.yaml', all]])})
  const comparison = compareSites(records(), records({words: 'We are closed.', until: '2026-01-02'}), () => true)
  expect(reportMarkdown(comparison, 'a and b')).toContain('**Record added: announcement.yaml, We are closed.**')
})

test('keeps the summary under what a code host takes, and says how much was left out', () => {
  const text = reportMarkdown(compare(900), 'a and b')
  expect(text.length).toBeLessThanOrEqual(60_000)
  expect(text).toMatch(/\d more changes do not fit here/)
})

test('names every page in the summary, and folds what is long within its own part', () => {
  const words = (count: number, word: string) =>
    Array.from({length: count}, (_, place) => `<p>Sentence ${place} is ${word}.</p>`).join('')
  const site = (word: string) => ({
    pages: new Map(
      ['/long', '/short'].map((address) => [
        address,
        readPage(address, `<title>${address}</title><main>${words(address === '/long' ? 60 : 1, word)}</main>`),
      ]),
    ),
    records: new Map(),
  })
  const text = reportMarkdown(
    compareSites(site('old'), site('new'), () => true),
    'a and b',
  )
  expect(text).toContain('<details><summary>40 changes more</summary>')
  expect(text.slice(text.indexOf('</details>'))).toContain('## /short')
})

test('holds all words of a page that came or went in the summary', () => {
  expect(reportMarkdown(compare(), 'a and b')).toMatch(
    /^## Removed: \/gone, which leads to “page not found”\n\n- Title: Gone\n- Description: \n- Old words\.$/m,
  )
})

test('shows the pictures of a page once, below what is told of it', () => {
  const site = (body: string) => ({
    pages: new Map([['/page', readPage('/page', `<title>Page</title><main><h1>Page</h1>${body}</main>`)]]),
    records: new Map(),
  })
  const plain = '<p>It is quiet here.</p>'
  for (const [body, heading] of [
    ['<p>It is <strong>quiet</strong> here.</p>', 'Same words, shown otherwise'],
    ['<p>It is <strong>quiet</strong> here.</p><p>Really.</p>', 'Page by page'],
  ]) {
    const comparison = compareSites(site(plain), site(body ?? ''), () => true)
    const html = reportHtml(comparison, 'a and b', [{page: '/page', width: 390, before: '', after: ''}])
    const sections = html.split('<section>').filter((section) => section.includes('<img'))
    expect(sections).toEqual([expect.stringContaining(`<h2>${heading}</h2>\n<h3>/page</h3>`)])
  }
})

test('shows the pictures of each page whose changes are told once for several', () => {
  const {html} = onFourPages('<p>It is quiet here.</p>', '<p>It is loud here.</p>')
  expect(headingsAbove(html, 'loud')).toEqual(['The same on several pages'])
  const pictured = html.split('<section>').filter((section) => section.includes('<img'))
  expect(pictured.map((section) => section.match(/<summary>\/page-\d<\/summary>/g)?.length)).toEqual([4])
})

test('tells what four pages only show otherwise once, among what reads as before', () => {
  const {html, markdown} = onFourPages('<p>It is quiet here.</p>', '<p>It is <strong>quiet</strong> here.</p>')
  expect(headingsAbove(html, '>quiet')).toEqual(['Same words, shown otherwise'])
  expect(markdown.split('\n').filter((line) => line.includes('quiet'))).toEqual([
    expect.stringContaining('on /page-0, /page-1, /page-2, /page-3'),
  ])
  expect(markdown).not.toContain('The same on several pages')
})

/** Both reports of a change that four pages have, with a picture of each. */
function onFourPages(before: string, after: string) {
  const addresses = Array.from({length: 4}, (_, place) => `/page-${place}`)
  const site = (body: string) => ({
    pages: new Map(
      addresses.map((address) => [
        address,
        readPage(address, `<title>Page</title><main><h1>${address}</h1>${body}</main>`),
      ]),
    ),
    records: new Map(),
  })
  const comparison = compareSites(site(before), site(after), () => true)
  const pictures = addresses.map((page) => ({page, width: 390, before: '', after: ''}))
  return {html: reportHtml(comparison, 'a and b', pictures), markdown: reportMarkdown(comparison, 'a and b')}
}

/** The headings of the sections of a report that say something. */
function headingsAbove(html: string, words: string): string[] {
  return html
    .split('<section>')
    .filter((section) => section.includes(words))
    .map((section) => /<h2>(.*?)<\/h2>/.exec(section)?.[1] ?? '')
}

test('leaves the words of a page words in the summary', () => {
  const comparison = compareSites(
    {pages: new Map(), records: new Map()},
    {pages: new Map(), records: new Map()},
    () => true,
  )
  comparison.notes.push('<img src=x> @someone [a](b)')
  expect(reportMarkdown(comparison, 'a')).toContain('> \\<img src=x\\> @\u200bsomeone \\[a\\](b)')
})

test.each(['light', 'dark'] as const)(
  'has a report that axe finds nothing wrong with, asks for nothing and fits a phone, %s',
  async (colorScheme) => {
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const html = reportHtml(compare(), 'a and b', [{page: '/page-1', width: 390, before: pixel, after: pixel}])
    expect(html).not.toMatch(/<script|https?:/)
    const browser = await chromium.launch({executablePath: findBrowser(), args: browserArguments})
    try {
      const context = await browser.newContext({colorScheme, viewport: {width: 320, height: 700}})
      const page = await context.newPage()
      await page.setContent(html)
      expect((await new AxeBuilder({page}).analyze()).violations.map(({id}) => id)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    } finally {
      await browser.close()
    }
  },
)
