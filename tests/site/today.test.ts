import {expect, test} from 'vitest'
import {dateStatesOn} from '../../src/layout/dateStates.ts'
import {today} from '../../src/site/today.ts'

test('S14.3 today is the date in Britain, in any time zone of the machine', () => {
  const at = (moment: string) => today({SOURCE_DATE_EPOCH: String(Date.parse(moment) / 1000)})
  expect(at('2025-01-18T23:30:00Z')).toBe('2025-01-18')
  expect(at('2025-07-18T23:30:00Z')).toBe('2025-07-19')
})

test('S14.3 without a given date, today is a date', () => {
  expect(today({})).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test.each(['a word', String(Date.parse('2025-01-18')), '-1', '1e9', '1737201600.5'])(
  'S14.3 a date of the build that is %s, not a number of seconds, is refused',
  (SOURCE_DATE_EPOCH) => {
    expect(() => today({SOURCE_DATE_EPOCH})).toThrow(`SOURCE_DATE_EPOCH is “${SOURCE_DATE_EPOCH}”`)
  },
)

const course = {id: 'a', date: '2025-01-18', ends: '2025-02-22'}
const unending = {id: 'a', date: '2025-01-18'}

test.each([
  ['a course', '2025-01-17', 'coming', course, true],
  ['a course on its first day', '2025-01-18', 'coming', course, true],
  ['a course', '2025-01-19', 'started', course, true],
  ['a course on its last day', '2025-02-22', 'started', course, true],
  ['a course', '2025-02-23', 'over', course, true],
  ['a course of one day', '2025-01-19', 'over', {...course, ends: course.date}, true],
  ['a course without a last day', '2025-01-17', 'coming', unending, true],
  ['a course without a last day', '2026-01-01', 'started', unending, true],
  ['an event', '2025-01-17', 'coming', unending, false],
  ['an event on its day', '2025-01-18', 'coming', unending, false],
  ['an event', '2025-01-19', 'over', unending, false],
] as const)('S14.55 %s, on %s, is %s', (_, day, state, record, severalDays) => {
  expect(dateStatesOn(day, [record], severalDays)).toEqual({a: state})
})

test('S14.55 a record without a date has no state', () => {
  expect(dateStatesOn('2025-01-18', [{id: 'd'}], false)).toEqual({})
  expect(dateStatesOn('2025-01-18', {name: 'Twelvesides'}, false)).toEqual({})
})
