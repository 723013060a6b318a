import {join} from 'node:path'
import {expect, test} from 'vitest'
import {advice} from '../../src/check/finding.ts'
import {isForVisitors} from '../../src/commands/check/isForVisitors.ts'
import {isName} from '../../src/commands/check/isName.ts'
import {checkPlainLanguage} from '../../src/commands/check/plainLanguage.ts'
import {readSpelling} from '../../src/commands/check/spelling.ts'
import {readContentFile} from '../../src/site/content/contentFile.ts'
import {parsePage} from '../../src/site/page/parsePage.ts'
import {readSite} from '../../src/site/readSite.ts'
import {positionAt} from '../../src/site/text/positions.ts'

const caseSite = readSite(join(import.meta.dirname, '../check/site'))

test('a sentence of more than 25 words is reported at its line', () => {
  const text = `---\ntitle: A\ndescription: B.\n---\n\nShort one.\nA ${'word '.repeat(24)}end.\n`
  const [finding, ...more] = checkPlainLanguage(parsePage('pages/a.mdx', text, new Map()))
  expect(more).toEqual([])
  expect(finding).toMatchObject({id: 'language.long-sentence', data: {words: 26, longest: 25}})
  expect(positionAt(text, finding?.start ?? 0).line).toBe(7)
})

/**
 * Returns the finding for a line of the spelling checker’s output, on a page whose third line is “We go teh
 * way”.
 */
const spelling = (line: string, uses?: (word: string) => number) =>
  readSpelling(line, () => 'One\n\nWe go teh way', uses)[0]

test('an unknown word is advice at its position', () => {
  expect(spelling('pages/about.mdx:3:7 - Unknown word (teh)')).toMatchObject({
    id: 'language.spelling',
    file: 'pages/about.mdx',
    start: 11,
    end: 14,
    severity: 'advice',
  })
})

test.each([
  ['the nearest word', 'definately', 'definitely, defiantly, definably', 'definitely'],
  ['the one with two letters swapped', 'recieve', 'receive, relieve, received', 'receive'],
  ['the one that the site uses, among equally near words', 'Everthing', 'Everting, Everything', 'Everything'],
  ['all words when several may be meant', 'wich', 'which, witch, with', 'which, witch, with'],
])('the suggestion for a misspelt word is %s', (_what, typed, suggested, expected) => {
  const uses = (word: string) => Number(['Everything', 'which', 'with'].includes(word))
  const found = spelling(`pages/a.mdx:1:1 - Unknown word (${typed}) Suggestions: [${suggested}]`, uses)
  expect(found?.data).toEqual({word: typed, suggested: expected.split(', ')})
})

test.each([
  'pages/a.mdx:3:7 - Forbidden word (color) fix: (colour)',
  'pages/a.mdx:3:7 - Forbidden word (color) Suggestions: [colour*, colon]',
])('an American spelling is reported with the British one: %s', (line) => {
  expect(spelling(line)).toMatchObject({
    id: 'language.not-british',
    fix: [{start: 11, end: 16, text: 'colour'}],
  })
})

test.each([
  ['a word of a sentence', 'We teech.', 'teech', true],
  ['a word after a tag', '<Email /> teech.', 'teech', true],
  ['a word between tags', 'Press <ToastButton toast="join">teech</ToastButton>.', 'teech', true],
  [
    'an attribute for screen readers',
    '<ToastButton toast="join" about="for teech">A</ToastButton>',
    'teech',
    true,
  ],
  ['an id', '<ToastButton toast="teech" about="for you">A</ToastButton>', 'teech', false],
  ['a title', '---\ntitle: Teech\nwords: taxx\n---\n', 'Teech', true],
  ['a word for the search', '---\ntitle: Teech\nwords: taxx\n---\n', 'taxx', false],
])('the spelling of %s is checked if visitors read it', (_what, text, word, expected) => {
  const page = parsePage('pages/a.mdx', text, caseSite.components)
  const start = text.indexOf(word)
  const finding = advice('language.spelling', {
    file: page.file,
    range: {start, end: start},
    data: {word, suggested: []},
  })
  expect(isForVisitors({...finding, severity: 'advice'}, {...caseSite, pages: [page]})).toBe(expected)
})

test.each([
  ['title', true],
  ['words', false],
])('the spelling of the field %s of a record: %s', (field, expected) => {
  const record = readContentFile('tracks.yaml', Buffer.from(`- id: a\n  ${field}: teech\n`))
  const start = record.text.indexOf('teech')
  const range = {start, end: start + 5}
  const finding = advice('language.spelling', {
    file: 'content/tracks.yaml',
    range,
    data: {word: '', suggested: []},
  })
  const content = new Map([['tracks.yaml', record]])
  expect(isForVisitors({...finding, severity: 'advice'}, {...caseSite, content})).toBe(expected)
})

test.each([
  ['a capital inside a sentence is a name', 'We met Okonjo there.', 'Okonjo', true],
  ['a word of another script is a name', 'Say здравствуйте to all.', 'здравствуйте', true],
  ['a word in small letters is not a name', 'We teech money.', 'teech', false],
  ['the first word of a sentence is not a name', 'Come in. Teh room is free.', 'Teh', false],
])('among unknown words, %s', (_what, sentence, word, expected) => {
  const page = parsePage('pages/a.mdx', sentence, new Map())
  const range = {start: sentence.indexOf(word), end: sentence.indexOf(word) + word.length}
  const finding = advice('language.spelling', {file: page.file, range, data: {word, suggested: []}})
  expect(isName({...finding, severity: 'advice'}, {...caseSite, pages: [page]})).toBe(expected)
})
