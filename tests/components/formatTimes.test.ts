import {expect, test} from 'vitest'
import {formatTimes} from '../../components/ui/formatTimes.ts'

// S3.55
test.each([
  ['10:00 AM to 1:00 PM', '10am to 1pm'],
  ['6:30 PM to 8:00 PM', '6:30pm to 8pm'],
  ['10:00 AM to 12:00 PM', '10am to midday'],
  ['12:30 PM to 2:15 PM', '12:30pm to 2:15pm'],
])('%s is said as %s', (times, said) => {
  expect(formatTimes(times)).toBe(said)
})
