import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {HoursDial} from '../../components/ui/HoursDial.tsx'
import roles from '../../content/roles.yaml'

type Hours = {from: number; to: number} | undefined

/** How far round the slices of a dial reach, in degrees: the hours that it may take, then those that it takes at least. */
function slicesOf(hours: Hours, among: Hours[]): number[] {
  const dial = renderToStaticMarkup(<HoursDial hours={hours} among={among} />)
  expect(dial).toContain('aria-hidden="true"')
  return [...dial.matchAll(/d="M0 0V-34A34 34 0 [01] 1 (\S+) (\S+)z"/g)].map(([, x, y]) => {
    const degrees = (Math.atan2(Number(x), -Number(y)) * 180) / Math.PI
    return Math.round((degrees + 360) % 360)
  })
}

// S3.8
test('a dial shows hours as a clock does, what it takes at least inside of what it may', () => {
  const hours = [
    {from: 4, to: 6},
    {from: 2, to: 3},
  ]
  expect(slicesOf(hours[0], hours)).toEqual([180, 120])
  expect(slicesOf(hours[1], hours)).toEqual([90, 60])
})

test('where one takes more than twelve hours, all dials go round more slowly', () => {
  const hours = [
    {from: 10, to: 18},
    {from: 2, to: 4},
  ]
  expect(slicesOf(hours[0], hours)).toEqual([270, 150])
  expect(slicesOf(hours[1], hours)).toEqual([60, 30])
})

test('a dial without hours has no slice, and one of all its hours is whole', () => {
  expect(slicesOf(undefined, [undefined])).toEqual([])
  const whole = renderToStaticMarkup(<HoursDial hours={{from: 12, to: 12}} among={[{from: 12, to: 12}]} />)
  expect(whole.match(/d="M0-34a34 34 0 1 1-.1 0z"/g)).toHaveLength(2)
})

test('the dials of the roles tell them apart as their hours do', () => {
  const all = roles.map(({hours}) => hours)
  const counted = new Set(all.map((hours) => `${hours?.from}-${hours?.to}`))
  expect(new Set(all.map((hours) => slicesOf(hours, all).join())).size).toBe(counted.size)
})
