import {css} from '@emotion/react'
import * as labels from '../../content/labels.yaml'
import {size, space} from '../theme.ts'
import {withNumber} from './withNumber.ts'

interface CourseSpotsProps {
  /** The number of places on the course. */
  spots: number
}

/** The number of places on a course, and a drawing of as many coins, in rows of equal length if possible. */
export function CourseSpots({spots}: CourseSpotsProps) {
  const row = [5, 4].find((each) => spots % each === 0) ?? 6
  const rows = Math.ceil(spots / row)
  const coins = Array.from({length: rows}, (_, index) => {
    return `M8 ${index * 16 + 8}h${Math.min(row, spots - index * row) * 16 - 8}`
  })
  return (
    <div css={styles}>
      {/* No drawing for more than 60 places: nobody could take in so many coins at a glance. */}
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
    // Dashes of no length with round ends look like dots: a coin every 16 units of the drawing.
    strokeDasharray: '0 16',
  },
})
