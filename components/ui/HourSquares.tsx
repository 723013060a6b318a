import {css} from '@emotion/react'
import {color, forcedColors} from '../theme.ts'

interface HourSquaresProps {
  /** The minimum and maximum hours a month. */
  hours: {from: number; to: number}
  colour?: string
}

/**
 * A square for each hour that a role takes a month: full colour up to the minimum, paler up to the maximum.
 */
export function HourSquares({hours: {from, to}, colour = color('primary')}: HourSquaresProps) {
  // Nothing for more than 24 hours: nobody could take in so many squares at a glance.
  if (to > 24) return null
  return (
    <svg viewBox={`0 0 ${to * 13 - 3} 10`} stroke={colour} aria-hidden="true" css={styles}>
      <path d={`M0 5H${from * 13 - 3}`} />
      {to > from && <path d={`M${from * 13} 5H${to * 13 - 3}`} opacity=".45" />}
    </svg>
  )
}

const styles = css({
  height: '.65em',
  strokeWidth: 10,
  // Each dash is the square of one hour.
  strokeDasharray: '10 3',
  [forcedColors]: {stroke: 'CanvasText'},
})
