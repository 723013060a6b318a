import {css} from '@emotion/react'
import {color, forcedColors} from '../theme.ts'

interface HourSquaresProps {
  /** The least and the most it takes in a month. */
  hours: {from: number; to: number}
  colour?: string
}

/** A square for each hour in full colour, and paler ones for those that it may take besides. The words beside it say the same. */
export function HourSquares({hours: {from, to}, colour = color('primary')}: HourSquaresProps) {
  // More than a day tells nobody anything.
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
  // One dash an hour.
  strokeDasharray: '10 3',
  [forcedColors]: {stroke: 'CanvasText'},
})
