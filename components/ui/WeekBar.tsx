import {css} from '@emotion/react'
import * as labels from '../../content/labels.yaml'
import {size, space} from '../theme.ts'
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

/** A tick for each week that a track takes: full colour up to the minimum duration, paler up to the maximum. */
export function WeekBar({weeks: {from, to}, allTracks}: WeekBarProps) {
  const longest = Math.max(...allTracks.map(({weeks}) => weeks.to))
  // The height in the drawing's units. In proportion to its width, so that the bar looks equally high for any width.
  const height = (longest * 6) / 10
  const ticks = (first: number, last: number) => (last > first ? `M${first * 10 + 1} ${height / 2}H${last * 10}` : '')
  return (
    <div css={styles} aria-hidden="true">
      <svg viewBox={`0 0 ${longest * 10} ${height}`} strokeWidth={height} aria-hidden="true">
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
  width: '100%',
  maxWidth: '22rem',
  fontSize: size.note,
  '& > svg': {width: '100%', stroke: 'var(--bullet)', strokeDasharray: '8 2'},
})
