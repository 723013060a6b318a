import {readFileSync} from 'node:fs'
import {resolve} from 'node:path'
import {expect, test} from 'vitest'
import {readContent} from '../../src/check/content/readContent.ts'

const labels = readFileSync(resolve(import.meta.dirname, '../../content/labels.yaml'), 'utf8')

test('words that are fixed are refused in others, with who says so and what to write', () => {
  expect(toldOf('reserve', 'Book a place')).toEqual([
    expect.objectContaining({
      message: 'These words are fixed: S2.15 of tests/specification.md says them letter for letter.',
      write: 'reserve: Reserve Your Spot',
      line: labels.split('\n').findIndex((line) => line.startsWith('reserve:')) + 1,
    }),
  ])
})

test('every line that is marked fixed is, and no other', () => {
  for (const line of labels.split('\n').filter((each) => /^\w/.test(each))) {
    const [name = ''] = line.split(':')
    const isFixed = toldOf(name, 'Other words {number}, {email}').some(({message}) => message.includes('are fixed'))
    expect([name, isFixed]).toEqual([name, line.endsWith('# fixed')])
  }
})

test('a label may be said in other words', () => {
  expect(toldOf('addToCalendar', 'Put it in your calendar')).toEqual([])
})

test.each([
  ['groupSize', 'a small group', 'Keep {number} in it, once and as it stands: it is where the figure is shown.'],
  ['notLoaded', 'Write to us', 'Keep {email} in it, once and as it stands: it is where our email address is shown.'],
])('%s keeps the sign that stands for what is shown in it', (name, words, message) => {
  expect(toldOf(name, words)).toEqual([expect.objectContaining({message})])
})

test('a figure that was typed over the sign is told with the line as it was, and with the field that holds it', () => {
  expect(toldOf('groupSize', 'up to 12 people')).toEqual([
    expect.objectContaining({
      write: 'groupSize: "up to {number} people"',
      help: 'The figure itself is capacity in content/workshops.yaml.',
    }),
  ])
  expect(toldOf('week', 'week 3')).toEqual([expect.objectContaining({write: 'week: "week {number}"'})])
})

/** What is said of the labels with one in other words. */
function toldOf(name: string, words: string) {
  const text = labels.replace(new RegExp(`^${name}: .*$`, 'm'), () => `${name}: "${words}"`)
  return readContent('labels.yaml', text).problems
}
