import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {type Browser, chromium, type Page} from 'playwright'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {browserArguments, findBrowser} from '../../../src/commands/findBrowser.ts'
import {compareLines} from '../../../src/commands/review/compareLines.ts'
import {markedPage, sharedFiles} from '../../../src/commands/review/markedPage.ts'
import {readDocument} from '../../../src/commands/review/readDocument.ts'

const head = '<title>Us</title><meta name="description" content="Who we are.">'
const document = (main: string, inHead = head) =>
  `<!DOCTYPE html><html data-plain><head>${inHead}</head><body><main>${main}</main></body></html>`

function markedDocument(before: string, after: string, url?: string): string {
  const [old, now] = [readDocument(before), readDocument(after)]
  return markedPage('/guides/rent', now, compareLines(old, now), {
    marked: ['/guides/rent', '/about'],
    added: ['/new'],
    url,
  })
}

/** Returns the HTML of `<main>` after it changed, with what is said at a mark in brackets, and no classes. */
function markedWithWrappers(before: string, after: string): string {
  const [, main = ''] = /<main>(.*)<\/main>/s.exec(markedDocument(document(before), document(after))) ?? []
  const said = main.replace(/<span class="review-spoken">[ (]*(.*?)[:) ]+<\/span>/g, '[$1]')
  return said.replace(/ class="review-[^"]*"| data-change="\d+"/g, '')
}

function marked(before: string, after: string): string {
  return markedWithWrappers(before, after).replace(/<\/?review-text>/g, '')
}

// S14.61
test.each([
  [
    'a word',
    '<p>We meet twice a week.</p>',
    '<p>We meet once a week.</p>',
    '<p>We meet <del id="change-1">[removed]twice </del><ins>[added]once[end of change]</ins> a week.</p>',
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
    '<p>One day. <ins id="change-1">[added]One more day.[end of change]</ins> Two days.</p>',
  ],
  [
    'a removed sentence',
    '<p>One day. One more day. Two days.</p>',
    '<p>One day. Two days.</p>',
    '<p>One day.<del id="change-1">[removed]One more day.[end of change]</del> Two days.</p>',
  ],
  [
    'a removed list item, below the one above it',
    '<ul><li><a href="/x">First</a></li><li>Second thing</li><li>Third thing</li></ul>',
    '<ul><li><a href="/x">First</a></li><li>Third thing</li></ul>',
    '<ul><li><a href="/x">First</a><del id="change-1">[removed]Second thing</del></li><li>Third thing</li></ul>',
  ],
  [
    'removed list items, in their order',
    '<ul><li><a href="/x">First</a></li><li>Second thing</li><li>Third thing</li></ul>',
    '<ul><li><a href="/x">First</a></li></ul>',
    '<ul><li><a href="/x">First</a><del id="change-1">[removed]Second thing</del><del>[removed]Third thing</del></li></ul>',
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
test('the end of a mark is said where the text goes on, once for adjacent marks', () => {
  expect(marked('<p>One day. Two days.</p>', '<p>One day. It rains. It snows. Two days.</p>')).toBe(
    '<p>One day. <ins id="change-1">[added]It rains.</ins> <ins>[added]It snows.[end of change]</ins> Two days.</p>',
  )
})

// S14.61
test('a text with marks stays one item of a list that lays out its items in columns', () => {
  const item = (words: string) => `<li><svg></svg>${words}</li>`
  expect(markedWithWrappers(item('Two days a week'), item('Four days a week'))).toBe(
    '<li><svg></svg><review-text><del id="change-1">[removed]Two </del><ins>[added]Four[end of change]</ins> days a week</review-text></li>',
  )
})

// S14.61
test('every mark of a change has its number, and the first is what links lead to', () => {
  const html = markedDocument(
    document('<p>Hello there.</p>'),
    document('<p>Hello there.</p><p>Ask <em>us</em> now.</p>'),
  )
  expect(html.match(/<ins [^>]*>/g)?.map((tag) => tag.replace(/ class="[^"]*"/, ''))).toEqual([
    '<ins data-change="1" id="change-1">',
    '<ins data-change="1">',
    '<ins data-change="1">',
  ])
})

// S14.61
test('what is not in the text of a page is listed below it: its title and description, names, pictures and options', () => {
  const before = document(
    '<p>One.</p><img src="/a.jpg" alt="Us"><nav aria-label="Way">x</nav><select><option>Day</select>',
  )
  const after = document(
    '<p>One.</p><img src="/a.jpg" alt="Ada and Sam"><nav aria-label="The way">x</nav><select><option>Night</select>',
    head.replace('Us', 'Them').replace('Who we', 'Where they'),
  )
  const [, bar = ''] = /<section class="review-bar"(.*)<\/section>/s.exec(markedDocument(before, after)) ?? []
  const items = bar.match(/<li.*?<\/li>/g) ?? []
  expect(items.map((item) => item.replace(/<[^>]*>/g, ''))).toEqual([
    'Title: Us Them',
    'Description: Who we are. Where they are.',
    'Picture: Us Ada and Sam ‹/a.jpg›',
    'Name for screen readers: Way The way',
    'Option: Day Night',
  ])
  expect(bar).toContain('<li class="review-changed" id="change-1"')
  const added = markedDocument(
    document('<p>One.</p>'),
    document('<p>One.</p><nav aria-label="The way"></nav>'),
  )
  // The style sheet hides what was added where “Before” is chosen.
  expect(added).toContain('<li class="review-added" id="change-1"')
})

// S14.61
test('a removed name for screen readers is listed below the page, and not marked among its words', () => {
  const html = markedDocument(
    document('<p>One.</p><nav aria-label="The way">x</nav>'),
    document('<p>One.</p><nav>x</nav>'),
  )
  expect(html).not.toContain('<del class="review-mark')
  expect(html).toContain('<li class="review-removed" id="change-1"')
})

// S14.61
test('a marked page has no script or policy of the site, shows its buttons, and finds its files beside it', () => {
  const page = document(
    '<p>One.</p><img src="/a.jpg" srcset="/a.jpg 1x, /b.jpg 2x" alt="Us">',
    `${head}<meta http-equiv="Content-Security-Policy" content="default-src 'none'"><script src="/x.js"></script><link rel="stylesheet" href="/a.css"><link rel="canonical" href="/x"><style>@font-face{src:url(/a.woff2),url("/b.woff2")}</style>`,
  )
  const html = markedDocument(page, page.replace('One.', 'Two.'))
  const [inHead = '', body = ''] = html.split('<body>')
  expect(inHead).not.toMatch(/<script|Policy|canonical|data-plain/)
  expect(inHead).toContain('href="../a.css"')
  expect(inHead).toContain('src:url(../a.woff2),url("../b.woff2")')
  expect(body).toContain('<img src="../a.jpg" srcset="../a.jpg 1x, ../b.jpg 2x"')
})

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({executablePath: findBrowser(), args: browserArguments})
})
afterAll(() => browser.close())

/** Opens a marked page from a folder, without a server. */
async function openMarked(before: string, after: string, url?: string): Promise<Page> {
  const folder = mkdtempSync(join(tmpdir(), 'marked-'))
  const html = markedDocument(document(before), document(after), url)
  for (const [file, text] of Object.entries({...sharedFiles, 'marked/guides/rent.html': html})) {
    mkdirSync(dirname(join(folder, file)), {recursive: true})
    writeFileSync(join(folder, file), text)
  }
  const page = await browser.newPage()
  await page.goto(`file://${join(folder, 'marked/guides/rent.html')}`)
  return page
}

// S14.61
test('a change in a list that is cut off is not called visible, and every part of a change has the ring', async () => {
  const main = (words: string, more = '') =>
    `<ul style="position:absolute;width:1px;height:1px;overflow:hidden"><li>${words}</li></ul><p>Hello there.</p>${more}`
  // A card may have a link that covers it.
  const cover = '<a href="#x" style="position:absolute;inset:0" aria-hidden="true"></a>'
  const page = await openMarked(
    main('One day'),
    main('Two day', `<div style="position:relative"><p>Ask <em>us</em> now.</p>${cover}</div>`),
  )
  const [next, status] = [page.getByRole('button', {name: 'Next change'}), page.getByRole('status')]
  await next.click()
  expect(await status.textContent()).toBe('Change 1 of 2, not shown at this width')
  await next.click()
  expect(await status.textContent()).toBe('Change 2 of 2')
  const outlines = await page
    .getByRole('insertion')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).outlineStyle))
  expect(outlines).toEqual(['none', 'solid', 'solid', 'solid'])
})

// S14.61
test('marks leave the columns of a list as they are', async () => {
  const item = (words: string) => `<li style="display:flex;gap:1rem"><b>1</b>${words}</li>`
  const list = (...items: string[]) => `<ul>${items.map(item).join('')}</ul>`
  const [first, second, last] = [
    '<a href="#x">First of all</a>',
    'Two days a week',
    '<a href="#y">The last of all</a>',
  ]
  const page = await openMarked(list(first, last, second), list(first, second.replace('Two', 'Four')))
  const boxOf = async (tag: 'del' | 'ins' | 'a', place = 0) =>
    await page.locator(`li ${tag}`).nth(place).boundingBox()
  const [link, removed, was, is] = [
    await boxOf('a'),
    await boxOf('del'),
    await boxOf('del', 1),
    await boxOf('ins'),
  ]
  expect(removed?.y).toBeGreaterThanOrEqual((link?.y ?? 0) + (link?.height ?? 0) - 2)
  expect((is?.x ?? 0) - (was?.x ?? 0) - (was?.width ?? 0)).toBeLessThan(8)
})

// S14.61
test('“Before” and “After” also hold for what is listed below the page', async () => {
  const nav = (name: string) => `<p>One.</p><nav aria-label="${name}">x</nav>`
  const page = await openMarked(nav('The way'), `${nav('The long way')}<nav aria-label="Another"></nav>`)
  await page.getByText('Not in the text').click()
  const items = page.getByRole('region', {name: 'Review'}).getByRole('listitem')
  const shown = async (choice: string) => {
    await page.getByRole('radio', {name: choice}).check()
    return (await items.allInnerTexts()).filter(Boolean)
  }
  expect(await shown('Before')).toEqual(['Name for screen readers: The way'])
  expect(await shown('After')).toEqual([
    'Name for screen readers: The long way',
    'Added: Name for screen readers: Another',
  ])
})

// S14.61
test.each([
  ['/terms?x#y', 'https://us.example', 'https://us.example/terms?x#y'],
  ['/terms?x#y', undefined, null],
  ['/new', 'https://us.example', null],
])(
  'without a server, %s leads to the page on the site at %s that visitors have now',
  async (to, url, href) => {
    const words = `<p>One.</p><a href="${to}">Another page</a>`
    const page = await openMarked(words, words.replace('One', 'Two'), url)
    const link = page.getByText('Another page')
    expect(await link.getAttribute('href')).toBe(href)
    expect(await link.getAttribute('title')).toBe(href ? null : 'This review has no copy of that page.')
  },
)
