import {expect, test} from 'vitest'
import {compareLines} from '../../../src/commands/review/compareLines.ts'
import {markedPage} from '../../../src/commands/review/markedPage.ts'
import {readDocument} from '../../../src/commands/review/readDocument.ts'

const head = '<title>Us</title><meta name="description" content="Who we are.">'
const document = (main: string, inHead = head) =>
  `<!DOCTYPE html><html data-plain><head>${inHead}</head><body><main>${main}</main></body></html>`

function markedDocument(before: string, after: string): string {
  const [old, now] = [readDocument(before), readDocument(after)]
  return markedPage('/guides/rent', now, compareLines(old, now), ['/guides/rent', '/about'])
}

/** Returns the HTML of `<main>` after it changed, with what is said before a mark in brackets, and no classes. */
function marked(before: string, after: string): string {
  const [, main = ''] = /<main>(.*)<\/main>/s.exec(markedDocument(document(before), document(after))) ?? []
  return main.replace(/<span class="review-spoken">(.*?): <\/span>/g, '[$1]').replace(/ class="review-[^"]*"/g, '')
}

// S14.61
test.each([
  [
    'a word',
    '<p>We meet twice a week.</p>',
    '<p>We meet once a week.</p>',
    '<p>We meet <del id="change-1">[removed]twice </del><ins>[added]once</ins> a week.</p>',
  ],
  [
    'a word at the end of a sentence in bold',
    '<p>It is <strong>free.</strong> Come in.</p>',
    '<p>It is <strong>cheap.</strong> Come in.</p>',
    '<p>It is <strong><del id="change-1">[removed]free. </del><ins>[added]cheap.</ins></strong> Come in.</p>',
  ],
  [
    'a sentence',
    '<p>One day. Two days.</p>',
    '<p>One day. One more day. Two days.</p>',
    '<p>One day. <ins id="change-1">[added]One more day.</ins> Two days.</p>',
  ],
  [
    'a removed sentence',
    '<p>One day. One more day. Two days.</p>',
    '<p>One day. Two days.</p>',
    '<p>One day.<del id="change-1">[removed]One more day.</del> Two days.</p>',
  ],
  [
    'a removed list item, below the one above it',
    '<ul><li><a href="/x">First</a></li><li>Second thing</li><li>Third thing</li></ul>',
    '<ul><li><a href="/x">First</a></li><li>Third thing</li></ul>',
    '<ul><li><a href="/x">First</a><del id="change-1">[removed]Second thing</del></li><li>Third thing</li></ul>',
  ],
  [
    'a paragraph of several elements',
    '<p>Hello there.</p>',
    '<p>Hello there.</p><p>Ask <em>us</em> now.</p>',
    '<p>Hello there.</p><p><ins id="change-1">[added]Ask </ins><em><ins>us</ins></em><ins> now.</ins></p>',
  ],
  [
    'a heading that is moved',
    '<h2>First of all</h2><p>One.</p><h2>Then the next</h2><p>Two.</p>',
    '<h2>Then the next</h2><p>Two.</p><h2>First of all</h2><p>One.</p>',
    '<h2>Then the next</h2><p>Two.</p><h2><mark id="change-1">[moved here]First of all</mark></h2><p><mark>[moved here]One.</mark></p>',
  ],
  [
    'bold text',
    '<p>It is free here.</p>',
    '<p>It is <b>free</b> here.</p>',
    '<p><mark id="change-1">[looks different]It is </mark><b><mark>free</mark></b><mark> here.</mark></p>',
  ],
  [
    'the address of a link',
    '<p>Read <a href="/b">our rules</a> first.</p>',
    '<p>Read <a href="/c">our rules</a> first.</p>',
    '<p>Read <a href="/c">our rules<del id="change-1">[removed]‹/b› </del><ins>[added] ‹/c› </ins></a> first.</p>',
  ],
  [
    'words in a link of the page, which leads to its marked page',
    '<p>See <a href="/about#team">who</a> we are.</p>',
    '<p>See <a href="/about#team">what</a> we are.</p>',
    '<p>See <a href="../about.html#team"><del id="change-1">[removed]who </del><ins>[added]what</ins></a> we are.</p>',
  ],
  ['nothing', '<p>One  day.</p>', '<p class="x">One day.</p>', '<p class="x">One day.</p>'],
])('%s that changed is marked where it stands', (_, before, after, expected) => {
  expect(marked(before, after)).toBe(expected)
})

// S14.61
test('what is not in the text of a page is listed below it: its title and description, names and pictures', () => {
  const before = document('<p>One.</p><img src="/a.jpg" alt="Us"><nav aria-label="Way">x</nav>')
  const after = document(
    '<p>One.</p><img src="/a.jpg" alt="Ada and Sam"><nav aria-label="The way">x</nav>',
    head.replace('Us', 'Them').replace('Who we', 'Where they'),
  )
  const [, bar = ''] = /<section class="review-bar"(.*)<\/section>/s.exec(markedDocument(before, after)) ?? []
  const items = bar.match(/<li.*?<\/li>/g) ?? []
  expect(items.map((item) => item.replace(/<[^>]*>/g, ''))).toEqual([
    'Title: Us Them',
    'Description: Who we are. Where they are.',
    'Picture: Us Ada and Sam ‹/a.jpg›',
    'Name for screen readers: Way The way',
  ])
  expect(bar).toContain('<li id="change-1"')
})

// S14.61
test('a marked page has no script or policy of the site, shows its buttons, and finds its files beside it', () => {
  const page = document(
    '<p>One.</p><img src="/a.jpg" srcset="/a.jpg 1x, /b.jpg 2x" alt="Us">',
    `${head}<meta http-equiv="Content-Security-Policy" content="default-src 'none'"><script src="/x.js"></script><link rel="stylesheet" href="/a.css"><link rel="canonical" href="/x">`,
  )
  const html = markedDocument(page, page.replace('One.', 'Two.'))
  const [inHead = '', body = ''] = html.split('<body>')
  expect(inHead).not.toMatch(/<script|Policy|canonical|data-plain/)
  expect(inHead).toContain('href="../a.css"')
  expect(body).toContain('<img src="../a.jpg" srcset="../a.jpg 1x, ../b.jpg 2x"')
})
