import {describe, expect, test} from 'vitest'
import {fixRecords} from '../../../src/check/fix/fixRecords.ts'

const record = (words: string) => `- words: ${words}\n  from: 2030-12-22\n  until: 2031-01-02\n`
const plain = record('Our office is closed.')
const fix = (text: string) => fixRecords('announcement.yaml', text)

describe('straight marks', () => {
  test.each([
    ['as they stand', 'We\'re closed, and call it a "rest".', 'We’re closed, and call it a “rest”.'],
    ['between single quote marks', "'We''re closed: a \"rest\".'", "'We’re closed: a “rest”.'"],
    ['between double ones', '"We\'re closed: a \\"rest\\"."', '"We’re closed: a “rest”."'],
    ['on their own lines', ">-\n    We're closed,\n    and don't.", '>-\n    We’re closed,\n    and don’t.'],
    ['over two lines', "We're closed,\n    and don't answer.", 'We’re closed,\n    and don’t answer.'],
  ])('of words %s are curled', (_, typed, written) => {
    expect(fix(record(typed))).toEqual({
      text: record(written),
      done: ['straight quotation marks and apostrophes'],
    })
    expect(fix(record(written))).toEqual({text: record(written), done: []})
  })

  test.each([
    ['a note behind them', "Our office is closed. # that's all"],
    ['feet and inches', '"A 5\'10\\" door is closed."'],
    ['marks round all of them', '\'"We are closed."\''],
  ])('are left in %s', (_, words) => {
    expect(fix(record(words))).toEqual({text: record(words), done: []})
  })

  test('of fixed words stay byte for byte, beside others that are curled', () => {
    const toast = (id: string) =>
      `- id: ${id}\n  kind: information\n  title: Let's Get Started!\n  description: Choose how you'd like to get involved!\n`
    const text = toast('get-started')
    expect(fixRecords('toasts.yaml', text).text).toBe(text)
    expect(fixRecords('toasts.yaml', text + toast('another')).text).toBe(text + toast('another').replaceAll("'", '’'))
  })
})

describe('special spaces', () => {
  test.each([
    ['in front of a field', plain.replace('  from', '\u00a0\u00a0from')],
    ['behind plain ones', plain.replace('  from', ' \u202ffrom')],
    ['that nobody sees', plain.replace('  from', '\u200b  from')],
    ['after a hyphen', plain.replace('- words', '-\u00a0words')],
    ['after a colon', plain.replace('from: ', 'from:\u00a0')],
    ['at the start of the file', `\ufeff${plain}`],
    ['among words', plain.replace('Our office', 'Our\u00a0office')],
  ])('%s become plain ones, or go', (_, text) => {
    expect(fix(text).text).toBe(plain)
  })

  test('stay where a plain one would make a field or a note of words', () => {
    for (const words of ['Our office:\u00a0closed.', 'Our office\u00a0# 1.'])
      expect(fix(record(words)).text).toBe(record(words))
  })
})
