import {join} from 'node:path'
import {expect, test} from 'vitest'
import {createFinding} from '../../src/check/finding.ts'
import {isName} from '../../src/commands/check/isName.ts'
import {checkPlainLanguage} from '../../src/commands/check/plainLanguage.ts'
import {readSpelling} from '../../src/commands/check/spelling.ts'
import {parsePage} from '../../src/site/page/parsePage.ts'
import {readSite} from '../../src/site/readSite.ts'
import {positionAt} from '../../src/site/text/positions.ts'

const advice = (words: string) => {
  const text = `---\ntitle: A\ndescription: B.\n---\n\n${words}\n`
  const found = checkPlainLanguage(parsePage('pages/a.mdx', text, new Map()))
  return found.map((each) => `${positionAt(text, each.from).line} ${each.id} ${JSON.stringify(each.data)}`)
}

test('a sentence of more than 25 words is reported at its line', () => {
  expect(advice(`Short one.\nA ${Array.from({length: 24}, (_, index) => `a${index}`).join(' ')} end.`)).toEqual([
    '7 language.long-sentence {"words":26,"longest":25}',
  ])
})

/** What is made of one line of the spelling checker about a page whose third line is “We go teh way”. */
const spelling = (line: string, uses?: (word: string) => number) =>
  readSpelling(line, () => 'One\n\nWe go teh way', uses)[0]

test('a word that no dictionary knows is advice at its place', () => {
  expect(spelling('pages/about.mdx:3:7 - Unknown word (teh)')).toEqual({
    id: 'language.spelling',
    file: 'pages/about.mdx',
    from: 11,
    to: 14,
    severity: 'advice',
    data: {word: 'teh', suggested: []},
  })
})

test.each([
  ['the nearest word', 'definately', 'definitely, defiantly, definably', 'definitely'],
  ['the one of two letters that changed places', 'recieve', 'receive, relieve, received', 'receive'],
  ['of words as near the one that the site says', 'Everthing', 'Everting, Everything', 'Everything'],
  ['all where several may be meant', 'wich', 'which, witch, with', 'which, witch, with'],
  ['all where none is near', 'okonjo', 'Congo, Okinawa', 'Congo, Okinawa'],
])('what is suggested for a misspelt word is %s', (_what, typed, suggested, expected) => {
  const uses = (word: string) => Number(['Everything', 'which', 'with'].includes(word))
  const found = spelling(`pages/a.mdx:1:1 - Unknown word (${typed}) Suggestions: [${suggested}]`, uses)
  expect(found?.data).toEqual({word: typed, suggested: expected.split(', ')})
})

test.each([
  'pages/a.mdx:3:7 - Forbidden word (color) fix: (colour)',
  'pages/a.mdx:3:7 - Forbidden word (color) Suggestions: [colour*, colon]',
])('an American spelling is reported with the British one: %s', (line) => {
  expect(spelling(line)).toMatchObject({id: 'language.not-british', fix: [{start: 11, end: 16, text: 'colour'}]})
})

test.each([
  ['a name inside a sentence', 'We met Okonjo there.', 'Okonjo', true],
  ['a word of another script', 'Say здравствуйте to all.', 'здравствуйте', true],
  ['a small word', 'We teech money.', 'teech', false],
  ['the first word of a sentence', 'Teh room is free.', 'Teh', false],
  ['the first word after a full stop', 'Come in. Teh room is free.', 'Teh', false],
])('%s: a name or not', (_what, sentence, word, expected) => {
  const site = readSite(join(import.meta.dirname, '../check/site'))
  const page = parsePage('pages/a.mdx', sentence, new Map())
  const range = {from: sentence.indexOf(word), to: sentence.indexOf(word) + word.length}
  const finding = createFinding('language.spelling', page.file, range, {word, suggested: []})
  expect(isName({...finding, severity: 'advice'}, {...site, pages: [page]})).toBe(expected)
})
