import {describe, expect, test} from 'vitest'
import {createSearch, type HelpEntry} from '../../src/browser/findPlaces.ts'
import {indexPage, searchIndex} from '../../src/document/searchIndex.ts'
import {parseHtml, readableContent} from '../../src/document/tree.ts'

const pageOf = (main: string, address = '/', name = 'Page', searchWords?: string) =>
  indexPage(readableContent(parseHtml(`<main>${main}</main>`)), {address, name, searchWords})

/**
 * Searches a page that has each line in a section of its own; returns the numbers of the sections found, best
 * first.
 */
function search(typed: string, lines: string[]): number[] {
  const page = pageOf(lines.map((line, index) => `<h2 id="s${index}">${index}</h2><p>${line}</p>`).join(''))
  return createSearch({help: [], pages: [page]})(typed).places.map(({heading}) => Number(heading))
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
])('a search for the abbreviation or number “%s” finds “%s” first', (typed, line) => {
  expect(search(typed, [...others, line])[0]).toBe(others.length)
})

test('a number of two digits is not found in a longer one', () => {
  expect(search('£10', ['Our first 100 students.', 'A £10 gift buys a workbook.'])).toEqual([1])
  expect(search('020', ['Call 02079460099.'])).toEqual([0])
})

test('what people write around a word that counts does not matter', () => {
  expect(search('im broke', ['Are you broke?'])).toEqual([0])
})

// S2.34
test.each([
  ['المال', 'تعلم المال مجانا.'],
  ['টাকা', 'টাকা জমানো শিখুন।'],
  ['理财', '我们免费教年轻人理财。'],
  ['お金', '無料でお金の使い方を学べます。'],
])('a search for “%s” finds a sentence in the same language', (typed, line) => {
  expect(search(typed, [...others, line])).toEqual([others.length])
})

const lines = [
  'Help with a student card.',
  'A loan to buy a home.',
  'Help to buy your first home, with a student loan.',
  'Lists, and how to access them.',
]

// S2.82
test.each([
  ['student home', 'all of its words', [2]],
  ['Student LOANS', 'all of its words', [2]],
  ['free loan home', 'the most of its words, at least half', [1, 2]],
  ['free money home', 'nothing if it has fewer than half', []],
  ['hom', 'words that begin with it', [1, 2]],
  ['studnet', 'a mistyped word of five letters or more', [0, 2]],
  ['homs', 'no mistyped shorter word', []],
  ['LISA', 'no mistyped shorter word', []],
])('a search for “%s” finds %s: sections %j', (typed, _what, found) => {
  expect(search(typed, lines).sort()).toEqual(found)
})

// S2.83
test.each([
  ['cafe', 'Meet us in the café.'],
  ['café', 'Meet us in the cafe.'],
  ['e-mail', 'Send us an email.'],
  ['email', 'Send us an e-mail.'],
  ['pay slip', 'Read your payslip.'],
  ['payslip', 'Read your pay slip.'],
  ['creditscore', 'What a credit score is.'],
  ['volunteering', 'Become a volunteer.'],
  ['dont know', 'If you don’t know.'],
  ["don't know", 'If you don’t know.'],
  ['020 7946 0012', 'Call 020 7946 0012.'],
  ['02079460012', 'Call 020 7946 0012.'],
  ['0207 946', 'Call 020 7946 0012.'],
  ['aa1 1aa', 'London AA1 1AA'],
  ['AA11AA', 'London AA1 1AA'],
])('a search for “%s” finds “%s”', (typed, line) => {
  expect(search(typed, [...others, line])).toEqual([others.length])
})

// S2.83
test('the title of a page counts more than that of a card, and a word of the page’s own list more than any text', () => {
  const pages = [
    pageOf(
      '<h2 id="a">Mentor</h2><p>Be a mentor, for the minimum of an hour.</p>',
      '/volunteer',
      'Volunteer',
    ),
    pageOf('<p>Somebody to talk to.</p>', '/mentoring', 'Mentoring'),
    pageOf('<p>What you earn.</p>', '/payslip', 'Your payslip', 'pay, minimum wage'),
  ]
  const find = createSearch({help: [], pages})
  const first = (typed: string) => find(typed).places[0]?.to
  expect(['mentor', 'get a mentor', 'minimum'].map(first)).toEqual(['/mentoring', '/mentoring', '/payslip'])
})

describe('help lines', () => {
  const entry = (name: string, words: string[]): HelpEntry => ({
    need: name,
    name,
    phone: '999',
    hours: 'day and night',
    words,
  })
  const help = [
    entry('debt', ['debt letter', 'arrears', 'owe']),
    entry('life', ['kill myself', 'self-harm', 'suicide', 'help']),
  ]
  const find = (typed: string) => createSearch({help, pages: []})(typed).help.map(({name}) => name)

  // S2.31, S2.83
  test.each([
    ['suicide', ['life']],
    ['Suicid', ['life']],
    ['suiside', ['life']],
    ['i want to kill myself', ['life']],
    ['self harm', ['life']],
    ['selfharm', ['life']],
    ['letter about my debt', ['debt']],
    ['rent arrears and suicide', ['debt', 'life']],
    ['letter', []],
    ['help', ['life']],
    ['i need help', ['life']],
    ['help with my job', []],
    ['me', []],
    ['', []],
  ])('“%s” shows the lines %j', (typed, shown) => {
    expect(find(typed)).toEqual(shown)
  })
})

// S2.34
test('a record that two pages show is in the index once, and two sections with the same name are in it twice', () => {
  const page = (address: string, words: string) => {
    const record = '<h3>Mentor</h3><p>Meet once a month with somebody of your age.</p>'
    return pageOf(`<h2>Roles</h2><p>${words}</p>${record}`, address, address)
  }
  const {pages} = searchIndex([
    page('/one', 'What somebody looks for.'),
    page('/two', 'Whoever likes people.'),
  ])
  expect(pages.map(([, , sections]) => sections.map(([, heading]) => heading))).toEqual([
    ['/one', 'Roles', 'Mentor'],
    ['/two', 'Roles'],
  ])
})

// S2.34
test('words without a meaning of their own are not in the index', () => {
  const [, , sections] = pageOf('<p>It is up to us in an hour.</p>')
  expect(sections[0]?.[2]).toBe('hour')
})
