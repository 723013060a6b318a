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

test('words, and files that are read as they are, keep every sign', () => {
  for (const text of [
    record.replace('Our office', 'Our\u00a0office'),
    `# A note.\n${record.replace('office', 'office\u00a0')}`,
    record.replace('Our', '>-\n    \u00a0Our'),
  ])
    expect(mendContent('announcement.yaml', text)).toBe(text)
})
