import {expect, test} from 'vitest'
import {fixContent} from '../../../src/check/content/fixContent.ts'

const record = (words: string) => `- words: ${words}\n  from: 2030-12-22\n  until: 2031-01-02\n`

test.each([
  ['as they stand', 'We\'re closed, and call it a "rest".', 'We’re closed, and call it a “rest”.'],
  ['between single quote marks', "'We''re closed: a \"rest\".'", "'We’re closed: a “rest”.'"],
  ['between double ones', '"We\'re closed: a \\"rest\\"."', '"We’re closed: a “rest”."'],
  [
    'on lines of their own',
    ">-\n    We're closed,\n    and don't answer.",
    '>-\n    We’re closed,\n    and don’t answer.',
  ],
  ['over two lines', "We're closed,\n    and don't answer.", 'We’re closed,\n    and don’t answer.'],
])('curls the marks of words %s', (_how, typed, written) => {
  const done = ['straight quotation marks and apostrophes']
  expect(fixContent('announcement.yaml', record(typed))).toEqual({text: record(written), done})
  expect(fixContent('announcement.yaml', record(written))).toEqual({text: record(written), done: []})
})

test.each([
  ['a note behind them', "Our office is closed. # that's all"],
  ['feet and inches', '"A 5\'10\\" door is closed."'],
  ['marks round all of them', '\'"We are closed."\''],
])('leaves %s', (_what, words) => {
  expect(fixContent('announcement.yaml', record(words))).toEqual({text: record(words), done: []})
})

test('keeps fixed words byte for byte, and curls those beside them', () => {
  const toast = (id: string) =>
    `- id: ${id}\n  kind: information\n  title: Let's Get Started!\n  description: Choose how you'd like to get involved!\n`
  const text = toast('get-started')
  expect(fixContent('toasts.yaml', text).text).toBe(text)
  expect(fixContent('toasts.yaml', text + toast('another')).text).toBe(text + toast('another').replaceAll("'", '’'))
})
