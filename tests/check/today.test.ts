import {expect, test} from 'vitest'
import {begunBefore} from '../../src/check/content/begun.ts'
import {today} from '../../src/check/today.ts'

test('S14.3 the day is the one in Britain, whatever the zone of the machine', () => {
  const at = (moment: string) => today({SOURCE_DATE_EPOCH: String(Date.parse(moment) / 1000)})
  expect(at('2025-01-18T23:30:00Z')).toBe('2025-01-18')
  expect(at('2025-07-18T23:30:00Z')).toBe('2025-07-19')
})

test('S14.3 without one given, the day is today', () => {
  expect(today({})).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('S14.3 what is over has begun, and what is today or has no date has not', () => {
  const records = [
    {id: 'a', date: '2025-01-17'},
    {id: 'b', date: '2025-01-18'},
    {id: 'c', date: '2025-01-19'},
    {id: 'd'},
  ]
  expect(begunBefore('2025-01-18', records)).toEqual(['a'])
  expect(begunBefore('2025-01-18', {name: 'Twelvesides'})).toEqual([])
})
