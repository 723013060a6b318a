import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {WeekBar} from '../../components/ui/WeekBar.tsx'
import * as labels from '../../content/labels.yaml'

type Weeks = {from: number; to: number}

/** How far the bar of one length reaches among others, in hundredths: its least weeks, those that it may take, and the end. */
function reachOf(weeks: Weeks, among: Weeks[]): number[] {
  const bar = renderToStaticMarkup(<WeekBar weeks={weeks} among={among.map((each) => ({weeks: each}))} />)
  const width = Number(/viewBox="0 0 (\S+) /.exec(bar)?.[1])
  return [...bar.matchAll(/ d="M\S+ [\d.]+H(\S+)"/g)].map(([, end]) => Math.round((Number(end) / width) * 100))
}

// S3.4
test.each([1, 5, 20, 30, 104])('a track of %i weeks is drawn inside its bar', (most) => {
  const weeks = {from: Math.ceil(most / 2), to: most}
  for (const among of [[weeks], [weeks, {from: 8, to: 12}]])
    for (const reach of reachOf(weeks, among)) expect(reach).toBeLessThanOrEqual(100)
})

test('the bars of all tracks are on the scale of the longest', () => {
  const all = [
    {from: 8, to: 12},
    {from: 16, to: 40},
  ]
  expect(reachOf({from: 8, to: 12}, all)).toEqual([20, 30, 100])
  expect(reachOf({from: 16, to: 40}, all)).toEqual([40, 100])
})

test('a bar says where it ends', () => {
  const bar = renderToStaticMarkup(<WeekBar weeks={{from: 16, to: 30}} among={[{weeks: {from: 16, to: 30}}]} />)
  expect(bar).toContain(`<span>${labels.week.replace('{number}', '30')}</span>`)
})
