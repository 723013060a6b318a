import {afterEach, expect, test, vi} from 'vitest'
import {readSearchIndex} from '../../components/ui/searchIndex.ts'
import {indexPage, withoutDuplicateSections} from '../../src/document/searchIndex.ts'
import {parseHtml, readableContent} from '../../src/document/tree.ts'

afterEach(() => vi.unstubAllGlobals())

const contentOf = (main: string) => readableContent(parseHtml(`<main>${main}</main>`))

/** Searches a page that has each line in a section of its own; returns the numbers of the sections found. */
async function search(words: string, lines: string[]): Promise<number[]> {
  const sections = lines.map((line, index) => `<h2>${index}</h2><p>${line}</p>`).join('')
  vi.stubGlobal('fetch', async () => Response.json([indexPage(contentOf(sections), '/', 'Page')]))
  const find = await readSearchIndex()
  return find(words).map(({heading}) => Number(heading))
}

const others = ['It is an hour on foot.', 'We go up to it.', 'Niche ukuleles and covers.']

// S2.34
test.each([
  ['UK', 'Everyone in the UK.'],
  ['uk', 'Everyone in the UK.'],
  ['CV', 'Your CV, read by two people.'],
  ['ISA', 'What is an ISA?'],
  ['25', 'You give £25 once.'],
  ['16', 'From 16 to 25 years.'],
])('a search for the abbreviation or number “%s” finds “%s” first', async (typed, line) => {
  expect((await search(typed, [...others, line]))[0]).toBe(others.length)
})

// S2.34
test.each([
  ['المال', 'تعلم المال مجانا.'],
  ['টাকা', 'টাকা জমানো শিখুন।'],
  ['理财', '我们免费教年轻人理财。'],
  ['お金', '無料でお金の使い方を学べます。'],
])('a search for “%s” finds a sentence in the same language', async (typed, line) => {
  expect(await search(typed, [...others, line])).toEqual([others.length])
})

const lines = [
  'Help with a student card.',
  'A loan to buy a home.',
  'Help to buy your first home, with a student loan.',
  'Lists, and how to access them.',
]

// S2.82
test.each([
  ['help to buy', 'all of its words', [2]],
  ['Student LOANS', 'all of its words', [2]],
  ['help to rent', 'all of its words', []],
  ['hom', 'words that begin with it', [1, 2]],
  ['studnet', 'a mistyped word of five letters or more', [0, 2]],
  ['homs', 'no mistyped shorter word', []],
  ['LISA', 'no mistyped shorter word', []],
])('a search for “%s” finds %s: sections %j', async (typed, _what, found) => {
  expect((await search(typed, lines)).sort()).toEqual(found)
})

// S2.34
test('a record that two pages show is in the index once, and two sections with the same name are in it twice', () => {
  const page = (address: string, words: string) => {
    const record = '<h3>Mentor</h3><p>Meet once a month with somebody of your age.</p>'
    return indexPage(contentOf(`<h2>Roles</h2><p>${words}</p>${record}`), address, address)
  }
  const pages = withoutDuplicateSections([page('/one', 'What we look for.'), page('/two', 'Whoever likes people.')])
  expect(pages.map(([, , sections]) => sections.map(([, heading]) => heading))).toEqual([
    ['/one', 'Roles', 'Mentor'],
    ['/two', 'Roles'],
  ])
})

// S2.34
test('short words without meaning are not in the index', () => {
  const [, , sections] = indexPage(contentOf('<p>It is up to us in an hour.</p>'), '/', 'Home')
  expect(sections[0]?.[2]).toBe('hour')
})
