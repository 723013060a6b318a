import {expect, test} from 'vitest'
import {markNextStep} from '../../src/document/nextStep.ts'
import {findMain, parseHtml, serialiseHtml} from '../../src/document/tree.ts'

const page = (text: string) =>
  `<header><a href="/contact">Contact</a></header><main id="main">${text}</main><footer></footer>`

/** A page with its next step marked. */
function mark(html: string, base = '/', own = '/about'): string {
  const body = parseHtml(html)
  const main = findMain(body)
  if (main) markNextStep(main, base, own)
  return serialiseHtml(body)
}

/** Where the next step of a page with that text leads. */
const marked = (text: string, base = '/', own = '/about') =>
  /<a href="([^"]*)"[^>]* data-next>/.exec(mark(page(text), base, own))?.[1]

// S11.10, and so is what follows here
test('the first link that stands alone is the next step, be it a button or a card’s', () => {
  expect(marked('<div><p><a href="/a">A</a>\n<a href="/b">B</a></p></div>')).toBe('/a')
  expect(marked('<article><p>Words</p><a href="/a" class="s-1">A<span> b</span></a></article>')).toBe('/a')
})

test('one link is marked, and nothing else is changed', () => {
  const body = page('<p><a href="/a">A</a></p><p><a href="/a">A</a></p>')
  expect(mark(body).replace(' data-next', '')).toBe(serialiseHtml(parseHtml(body)))
})

for (const [what, link] of [
  ['in a sentence', 'Read <a href="/a">A</a>'],
  ['that begins a sentence', '<a href="/a">A</a> is where'],
  ['after a fact in a sentence', '<!-- -->30<!-- --> <a href="/a">A</a>'],
  ['before a fact in a sentence', '<a href="/a">A</a><!-- -->30'],
  ['that says hello', '<a data-wake="hello" href="/a">A</a>'],
  ['into another window', '<a href="/a" target="_blank">A</a>'],
  ['to a file', '<a href="/feed.ics" type="text/calendar">A</a>'],
  ['to a file without a kind', '<a href="/licenses.txt">A</a>'],
  ['to a place', '<a href="/a#b">A</a>'],
  ['with a query', '<a href="/a?b=c">A</a>'],
  ['to this page', '<a href="/about">A</a>'],
  ['to another site', '<a href="https://example.org/">A</a>'],
  ['to another host by its name alone', '<a href="//example.org/a">A</a>'],
  ['of a mail', '<a href="mailto:a@example.org">A</a>'],
] as const)
  test(`a link ${what} is no next step`, () => {
    expect(marked(`<p>${link}</p>`)).toBeUndefined()
    expect(marked(`<p>${link}</p><p><a href="/c">C</a></p>`)).toBe('/c')
  })

test('neither the trail nor the frame has a next step', () => {
  expect(marked('<nav aria-label="Trail"><ol><li><a href="/">Home</a></li></ol></nav>')).toBeUndefined()
  expect(mark('<div><a href="/a">A</a></div>')).toBe('<div><a href="/a">A</a></div>')
})

test('a site in a folder of its host has its next steps in there', () => {
  const links = '<p><a href="/a">A</a></p><p><a href="/repo/about">B</a></p><p><a href="/repo/c">C</a></p>'
  expect(marked(links, '/repo/', '/repo/about')).toBe('/repo/c')
})
