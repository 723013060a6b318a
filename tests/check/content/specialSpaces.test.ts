import {expect, test} from 'vitest'
import {mendContent} from '../../../src/check/content/readContent.ts'

const record = '- words: Our office is closed.\n  from: 2030-12-22\n  until: 2031-01-02\n'

test.each([
  ['in front of a field', '\u00a0\u00a0from'],
  ['behind plain ones', ' \u202ffrom'],
  ['that nobody sees', '\u200b  from'],
])('special spaces %s become plain ones', (_where, field) => {
  expect(mendContent('announcement.yaml', record.replace('  from', field))).toBe(record)
})

test.each([
  ['after a hyphen', '- words', '-\u00a0words'],
  ['after the colon of a field', 'from: ', 'from:\u00a0'],
])('a special space %s becomes a plain one', (_where, plain, special) => {
  expect(mendContent('announcement.yaml', record.replace(plain, special))).toBe(record)
})

test('the invisible mark goes that some programs put at the start of a file', () => {
  expect(mendContent('announcement.yaml', `\ufeff${record}`)).toBe(record)
})

test.each([
  ['among words', record.replace('Our office', 'Our\u00a0office'), record],
  [
    'before words that a sign above begins',
    record.replace('Our', '>-\n    \u202fOur'),
    record.replace('Our', '>-\n    Our'),
  ],
  [
    'in quote marks',
    record.replace(/Our.*/, '"Our\u00a0office: closed."'),
    record.replace(/Our.*/, '"Our office: closed."'),
  ],
])('a special space %s becomes a plain one, or goes', (_where, special, plain) => {
  expect(mendContent('announcement.yaml', special)).toBe(plain)
})

test('words keep a space that makes no field or note of them', () => {
  for (const words of ['Our office:\u00a0closed.', 'Our office\u00a0# 1.']) {
    const text = record.replace(/Our.*/, words)
    expect(mendContent('announcement.yaml', text)).toBe(text)
  }
})
