import {css} from '@emotion/react'
import {color, forcedColors} from '../theme.ts'

interface PlacesProps {
  /** How many there are. */
  spots: number
}

/** The free places of a course as small coins, six to a row; beside them their number stands in words. */
export function Places({spots}: PlacesProps) {
  // More than ten rows tell nobody anything.
  if (spots > 60) return null
  const coins = Array.from({length: spots}, (_, spot) => `M${(spot % 6) * 16 + 8} ${Math.floor(spot / 6) * 16 + 8}h0`)
  return (
    <svg viewBox={`0 0 96 ${Math.ceil(spots / 6) * 16}`} aria-hidden="true" css={styles}>
      <path d={coins.join('')} />
    </svg>
  )
}

const styles = css({
  width: '6rem',
  marginTop: 'auto',
  fill: 'none',
  stroke: color('coinDark'),
  strokeWidth: 11,
  strokeLinecap: 'round',
  [forcedColors]: {stroke: 'CanvasText'},
})
