import {css} from '@emotion/react'
import * as labels from '../../content/labels.yaml'
import {size, space} from '../theme.ts'
import {withNumber} from './withNumber.ts'

interface PlacesProps {
  /** How many there are. */
  spots: number
}

/** How many people a course has room for: a coin for each, in even rows, and their number. */
export function Places({spots}: PlacesProps) {
  const row = [5, 4].find((each) => spots % each === 0) ?? 6
  const rows = Math.ceil(spots / row)
  const coins = Array.from({length: rows}, (_, index) => {
    return `M8 ${index * 16 + 8}h${Math.min(row, spots - index * row) * 16 - 8}`
  })
  return (
    <div css={styles}>
      {/* More than ten rows tell nobody anything. */}
      {spots <= 60 && (
        <svg viewBox={`0 0 ${row * 16} ${rows * 16}`} width={row * 16} aria-hidden="true">
          <path d={coins.join('')} />
        </svg>
      )}
      {withNumber(labels.allSpots, spots)}
    </div>
  )
}

const styles = css({
  flex: 'none',
  display: 'grid',
  gap: space[1],
  alignContent: 'start',
  justifyItems: 'end',
  fontSize: size.note,
  lineHeight: 1.3,
  '& > svg': {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 11,
    strokeLinecap: 'round',
    // Of a line with round ends, a point every 16.
    strokeDasharray: '0 16',
  },
})
