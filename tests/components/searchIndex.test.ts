import {afterEach, expect, test, vi} from 'vitest'
import {readSearchIndex} from '../../components/ui/searchIndex.ts'
import {indexPage, withoutDuplicateSections} from '../../src/document/searchIndex.ts'
import {parseHtml, readableContent} from '../../src/document/tree.ts'

afterEach(() => vi.unstubAllGlobals())

/** The headings under which a search finds words, on a page that says each line under a heading of its number. */
async function search(words: string, lines: string[]): Promise<string[]> {
  const sections = lines.map((line, index) => `<h2>${index}</h2><p>${line}</p>`).join('')
  const pages = [indexPage(readableContent(parseHtml(`<main>${sections}</main>`)), '/', 'Page')]
  vi.stubGlobal('fetch', async () => Response.json(pages))
  const find = await readSearchIndex()
  return find(words).map(({heading}) => heading)
}

const others = ['It is an hour on foot.', 'We go up to it.', 'Niche ukuleles and covers.']

// S2.34
test.each([
  ['UK', 'Everyone in the UK.'],
  ['uk', 'Everyone in the UK.'],
  ['CV', 'Your CV, read by two people.'],
  ['ISA', 'What is an ISA?'],
  ['NI', 'Pay tax and NI.'],
  ['AI', 'An AI can be wrong.'],
  ['25', 'You give £25 once.'],
  ['16', 'From 16 to 25 years.'],
])('the abbreviation or number “%s” is found first where “%s” stands', async (typed, line) => {
  expect((await search(typed, [...others, line]))[0]).toBe(String(others.length))
})

// S2.34
test.each([
  ['المال', 'تعلم المال مجانا.'],
  ['টাকা', 'টাকা জমানো শিখুন।'],
  ['理财', '我们免费教年轻人理财。'],
  ['お金', '無料でお金の使い方を学べます。'],
])('“%s” is found in a sentence of its language', async (typed, line) => {
  expect(await search(typed, [...others, line])).toEqual([String(others.length)])
})

const three = [
  'Help with a student card.',
  'A loan to buy a home.',
  'Help to buy your first home, with a student loan.',
]

// S2.82
test.each([
  ['help to buy', ['2']],
  ['student loan', ['2']],
  ['Student LOANS', ['2']],
  ['home', ['1', '2']],
  ['help to rent', []],
])('“%s” finds only what has all of its words', async (typed, found) => {
  expect((await search(typed, three)).sort()).toEqual(found)
})

// S2.82
test.each([
  ['LISA', []],
  ['homs', []],
  ['studnet', ['0', '2']],
  ['hom', ['1', '2']],
])('“%s” is taken as typed with a slip only where it has five letters', async (typed, found) => {
  expect((await search(typed, [...three, 'Lists, and how to access them.'])).sort()).toEqual(found)
})

// S2.34
test('a record that two pages show is in the index once, and two sections of one name twice', () => {
  const page = (address: string, words: string) =>
    indexPage(
      readableContent(
        parseHtml(
          `<main><h2>Roles</h2><p>${words}</p><h3>Mentor</h3><p>Meet once a month with somebody of your age.</p></main>`,
        ),
      ),
      address,
      address,
    )
  const pages = withoutDuplicateSections([page('/one', 'What we look for.'), page('/two', 'Whoever likes people.')])
  expect(pages.map(([, , parts]) => parts.map(([, heading]) => heading))).toEqual([
    ['/one', 'Roles', 'Mentor'],
    ['/two', 'Roles'],
  ])
})

// S2.34
test('a short word that says nothing is not in the index', () => {
  const [, , parts] = indexPage(
    readableContent(parseHtml('<main><p>It is up to us in an hour.</p></main>')),
    '/',
    'Home',
  )
  expect(parts[0]?.[2]).toBe('hour')
})
