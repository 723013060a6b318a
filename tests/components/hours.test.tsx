import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {MonthOfHours} from '../../components/MonthOfHours.tsx'
import {HourSquares} from '../../components/ui/HourSquares.tsx'
import roles from '../../content/roles.yaml'

type Hours = {from: number; to: number}

/** How many squares a role has in full colour, and how many in all. */
function squaresOf(hours: Hours): number[] {
  const squares = renderToStaticMarkup(<HourSquares hours={hours} />)
  if (squares === '') return []
  expect(squares).toContain('aria-hidden="true"')
  // A square and the gap behind it are 13 wide.
  return [...squares.matchAll(/ d="M\d+ 5H(\d+)"/g)].map(([, end]) => (Number(end) + 3) / 13)
}

// S3.8
test('a role has a square for each hour, and paler ones for those that it may take besides', () => {
  expect(squaresOf({from: 4, to: 6})).toEqual([4, 6])
  expect(squaresOf({from: 3, to: 3})).toEqual([3])
})

// S3.8
test('more hours than anybody would count are no squares', () => {
  expect(squaresOf({from: 20, to: 40})).toEqual([])
})

const month = renderToStaticMarkup(<MonthOfHours>Words.</MonthOfHours>)
const lit = [...month.matchAll(/M(\d+) (\d+)h10/g)].map(([, x, y]) => ({x: Number(x), y: Number(y)}))

// S3.65
test('the month has as many hours lit as all roles may take, each in a square of its own', () => {
  // A role has one day a week of its own, of sixteen hours; from the eighth on they share.
  const asked = roles.reduce((sum, {hours}) => sum + Math.min(hours?.to ?? 0, 64), 0)
  expect(lit).toHaveLength(asked)
  if (roles.length <= 7) expect(new Set(lit.map(({x, y}) => `${x} ${y}`)).size).toBe(asked)
})

// S3.65
test('every hour that is lit is one of the squares of the month', () => {
  const [, days = '', rows = ''] = /viewBox="0 0 (\d+) (\d+)"/.exec(month) ?? []
  const row = [...month.matchAll(/M0 (\d+)H/g)].map(([, y]) => Number(y))
  for (const {x, y} of lit) {
    expect(row).toContain(y)
    expect((x % 56) % 12, 'at the start of a square').toBe(0)
    expect(x + 10).toBeLessThanOrEqual(Number(days))
    expect(y).toBeLessThan(Number(rows))
  }
})

// S3.65
test('beside the month stands in words what each role takes', () => {
  for (const {title} of roles) expect(month).toContain(`${title}</dt>`)
})
