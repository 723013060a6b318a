import {css} from '@emotion/react'
import * as labels from '../../content/labels.yaml'
import {color, size, space} from '../theme.ts'
import {withNumber} from './withNumber.ts'

interface Weeks {
  from: number
  to: number
}

interface WeekBarProps {
  weeks: Weeks
  /** All tracks that visitors compare, whose bars need the same scale. */
  allTracks: readonly {weeks: Weeks}[]
}

/**
 * A line across the page with a tick for each week of the longest track: those that this track takes are lit,
 * those up to its maximum duration are paler.
 */
export function WeekBar({weeks: {from, to}, allTracks}: WeekBarProps) {
  const longest = Math.max(...allTracks.map(({weeks}) => weeks.to))
  const ticks = (first: number, last: number) => (last > first ? `M${first * 10} 1H${last * 10}` : '')
  return (
    <div css={styles} aria-hidden="true">
      <svg viewBox={`0 0 ${longest * 10} 2`} preserveAspectRatio="none" aria-hidden="true">
        {/* Each dash is one week. */}
        <path d={ticks(0, from)} />
        <path d={ticks(from, to)} opacity=".6" />
        <path d={ticks(to, longest)} opacity=".22" />
      </svg>
      <span>{withNumber(labels.week, 1)}</span>
      <span>{withNumber(labels.week, longest)}</span>
    </div>
  )
}

const styles = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  rowGap: space[1],
  fontSize: size.note,
  color: color('inkSoft'),
  '& > svg': {width: '100%', height: space[3], strokeWidth: 2, stroke: 'var(--lit)', strokeDasharray: '9 1'},
})
