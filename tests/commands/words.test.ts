import {join} from 'node:path'
import {expect, test} from 'vitest'
import {readPage} from '../../src/site/page/page.ts'
import {readSite} from '../../src/site/readSite.ts'
import {isName} from '../../src/commands/check/isName.ts'
import {checkPlainLanguage, readingAge} from '../../src/commands/check/plainLanguage.ts'
import {readSpelling} from '../../src/commands/check/spelling.ts'

const advice = (words: string) =>
  checkPlainLanguage(readPage('pages/a.mdx', `---\ntitle: A\ndescription: B.\n---\n\n${words}\n`, new Map())).map(
    ({line, message}) => `${line}: ${message}`,
  )

test('a sentence of more than 25 words is told at its line', () => {
  expect(advice(`Short one.\nA ${Array.from({length: 24}, (_, index) => `a${index}`).join(' ')} end.`)).toEqual([
    '7: This sentence has 26 words.',
  ])
})

test('plain words get no advice', () => {
  expect(advice('Come in.\nIt is free.')).toEqual([])
})

test('long words in long sentences need an older reader', () => {
  expect(
    readingAge(['Organisational considerations notwithstanding, remuneration expectations materialise incrementally.']),
  ).toBeGreaterThan(readingAge(['You get your pay at the end of the month.']))
})

test('a word that no dictionary knows is advice at its place', () => {
  expect(readSpelling('pages/about.mdx:3:7 - Unknown word (teh)')).toEqual([
    {
      file: 'pages/about.mdx',
      line: 3,
      column: 7,
      message: '“teh” is not in the dictionary.',
      help: 'Correct it. If it is right as it is, add "teh" to “words” in .cspell.json.',
      warning: true,
      rule: 'spelling',
    },
  ])
})

test.each([
  ['the nearest word', 'definately', 'definitely, defiantly, definably', 'definitely'],
  ['the one of two letters that changed places', 'recieve', 'receive, relieve, received', 'receive'],
  ['of words as near the one that the site says', 'Everthing', 'Everting, Everything', 'Everything'],
  ['none where several may be meant', 'wich', 'which, witch, with', undefined],
  ['none that is far', 'Okonjo', 'Congo, Okinawa', undefined],
])('what to write for a misspelt word is %s', (_what, typed, suggested, write) => {
  const said = (word: string) => Number(['Everything', 'which', 'with'].includes(word))
  const [problem] = readSpelling(`pages/a.mdx:1:1 - Unknown word (${typed}) Suggestions: [${suggested}]`, said)
  expect(problem?.write).toBe(write)
  if (!write) expect(problem?.help).toContain('it may be')
})

test('an American spelling is told with the British one', () => {
  expect(readSpelling('pages/about.mdx:3:7 - Forbidden word (color) fix: (colour)')[0]).toMatchObject({
    message: '“color” is not how we write it in British English.',
    write: 'colour',
  })
  expect(readSpelling('pages/a.mdx:1:1 - Forbidden word (color) Suggestions: [colour*, colon]')[0]?.write).toBe(
    'colour',
  )
})

test.each([
  ['a name inside a sentence', 'We met Okonjo there.', 'Okonjo', true],
  ['a word of another script', 'Say здравствуйте to all.', 'здравствуйте', true],
  ['a small word', 'We teech money.', 'teech', false],
  ['the first word of a sentence', 'Teh room is free.', 'Teh', false],
  ['the first word after a full stop', 'Come in. Teh room is free.', 'Teh', false],
])('%s: a name or not', (_what, sentence, word, expected) => {
  const site = readSite(join(import.meta.dirname, '../check/site'))
  const page = readPage('pages/a.mdx', sentence, new Map())
  const problem = {file: page.file, line: 1, column: sentence.indexOf(word) + 1, message: ''}
  expect(isName(problem, {...site, pages: [page]})).toBe(expected)
})
