import {describe, expect, test} from 'vitest'
import {fixRecords} from '../../../src/check/fix/fixRecords.ts'

const record = (words: string) => `- words: ${words}\n  from: 2030-12-22\n  until: 2031-01-02\n`
const plain = record('Our office is closed.')
const fix = (text: string) => fixRecords('announcement.yaml', text)

describe('straight quotes', () => {
  test.each([
    ['a plain value', 'We\'re closed, and call it a "rest".', 'We’re closed, and call it a “rest”.'],
    ['a single-quoted value', "'We''re closed: a \"rest\".'", "'We’re closed: a “rest”.'"],
    ['a double-quoted value', '"We\'re closed: a \\"rest\\"."', '"We’re closed: a “rest”."'],
    ['a block', ">-\n    We're closed,\n    and don't.", '>-\n    We’re closed,\n    and don’t.'],
    ['a value of two lines', "We're closed,\n    and don't answer.", 'We’re closed,\n    and don’t answer.'],
  ])('become curly in %s', (_, before, after) => {
    expect(fix(record(before))).toEqual({
      text: record(after),
      done: ['straight quotation marks and apostrophes'],
    })
    expect(fix(record(after))).toEqual({text: record(after), done: []})
  })

  test.each([
    ['a comment', "Our office is closed. # that's all"],
    ['feet and inches', '"A 5\'10\\" door is closed."'],
    ['quotes round the whole value', '\'"We are closed."\''],
  ])('stay in %s', (_, words) => {
    expect(fix(record(words))).toEqual({text: record(words), done: []})
  })
})

describe('odd spaces', () => {
  test.each([
    ['before a field', plain.replace('  from', '\u00a0\u00a0from')],
    ['after plain spaces', plain.replace('  from', ' \u202ffrom')],
    ['of no width', plain.replace('  from', '\u200b  from')],
    ['after a hyphen', plain.replace('- words', '-\u00a0words')],
    ['after a colon', plain.replace('from: ', 'from:\u00a0')],
    ['at the start of the file', `\ufeff${plain}`],
    ['between words', plain.replace('Our office', 'Our\u00a0office')],
  ])('%s become plain ones, or are deleted', (_, text) => {
    expect(fix(text).text).toBe(plain)
  })

  test('stay where a plain space would turn words into a field or a comment', () => {
    for (const words of ['Our office:\u00a0closed.', 'Our office\u00a0# 1.'])
      expect(fix(record(words)).text).toBe(record(words))
  })
})
