import {expect, test} from 'vitest'
import {typeset} from '../../components/ui/typeset.ts'

test('a range of numbers is set with its dash, and no other hyphen is touched', () => {
  expect(typeset('2-3 hours')).toBe('2–3 hours')
  expect(typeset('8-12 weeks, one-to-one')).toBe('8–12 weeks, one-to-one')
})

test('a time of day stays in one piece', () => {
  expect(typeset('10:00 AM to 1:00 PM')).toBe('10:00\u00a0AM to 1:00\u00a0PM')
  expect(typeset('I AMAZE')).toBe('I AMAZE')
})
