import {expect, test} from 'vitest'
import {markNextStep} from '../../src/document/nextStep.ts'
import {findMain, parseHtml, serialiseHtml} from '../../src/document/tree.ts'

const page = (main: string) =>
  `<header><a href="/contact">Contact</a></header><main id="main">${main}</main><footer></footer>`

/**
 * Returns the HTML of a document after `data-next` was added to the link that visitors probably follow next.
 */
function mark(html: string, base = '/', own = '/about'): string {
  const body = parseHtml(html)
  const main = findMain(body)
  if (main) markNextStep(main, base, own)
  return serialiseHtml(body)
}

/** Returns the target of the link with `data-next` on a page with that content. */
const marked = (main: string, base = '/', own = '/about') =>
  /<a href="([^"]*)"[^>]* data-next>/.exec(mark(page(main), base, own))?.[1]

// S11.10, like all tests of this file
test('the first link outside sentences is the next step, as a button or in a card', () => {
  expect(marked('<div><p><a href="/a">A</a>\n<a href="/b">B</a></p></div>')).toBe('/a')
  expect(marked('<article><p>Words</p><a href="/a" class="s-1">A<span> b</span></a></article>')).toBe('/a')
})

test('only the first of two equal links is marked, and nothing else changes', () => {
  const html = page('<p><a href="/a">A</a></p><p><a href="/a">A</a></p>')
  expect(mark(html).replace(' data-next', '')).toBe(serialiseHtml(parseHtml(html)))
})

test.each([
  ['in a sentence', 'Read <a href="/a">A</a>'],
  ['at the start of a sentence', '<a href="/a">A</a> is where'],
  ['after a fact in a sentence', '<!-- -->30<!-- --> <a href="/a">A</a>'],
  ['that also shows a message', '<a data-wake="hello" href="/a">A</a>'],
  ['to a new window', '<a href="/a" target="_blank">A</a>'],
  ['to a file with a type', '<a href="/feed.ics" type="text/calendar">A</a>'],
  ['to a file without a type', '<a href="/licenses.txt">A</a>'],
  ['to a part of a page', '<a href="/a#b">A</a>'],
  ['with a query', '<a href="/a?b=c">A</a>'],
  ['to the page itself', '<a href="/about">A</a>'],
  ['to another site', '<a href="https://example.org/">A</a>'],
  ['to another host without a scheme', '<a href="//example.org/a">A</a>'],
  ['to write an e-mail', '<a href="mailto:a@example.org">A</a>'],
])('a link %s is not a next step, but the link after it is', (_what, link) => {
  expect(marked(`<p>${link}</p><p><a href="/c">C</a></p>`)).toBe('/c')
})

test('a link in the breadcrumb or outside main is not a next step', () => {
  expect(marked('<nav aria-label="Trail"><ol><li><a href="/">Home</a></li></ol></nav>')).toBeUndefined()
  expect(mark('<div><a href="/a">A</a></div>')).toBe('<div><a href="/a">A</a></div>')
})

test('the next steps of a site in a folder of its host are in that folder', () => {
  const links = '<p><a href="/a">A</a></p><p><a href="/repo/about">B</a></p><p><a href="/repo/c">C</a></p>'
  expect(marked(links, '/repo/', '/repo/about')).toBe('/repo/c')
})
