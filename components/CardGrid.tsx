import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import {columns, from, space} from './theme.ts'

interface CardGridProps {
  /**
   * The cards, all of one kind.
   * @example <CohortCard />
   */
  children: ReactNode
}

/** Cards side by side, as many as fit, all of the same height, and none left alone in a corner. */
export function CardGrid({children}: CardGridProps) {
  return <div css={grid}>{children}</div>
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: columns(16.5),
  gap: space[5],
  '&:has(> :nth-of-type(2):last-of-type)': {gridTemplateColumns: columns(24)},
  // Threes make whole rows on a wide screen; on a tablet the third card is as wide as the two above it.
  '&:has(> :nth-of-type(3):last-of-type), &:has(> :nth-of-type(6):last-of-type)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    [from.tablet]: {gridTemplateColumns: 'repeat(2, minmax(0, 1fr))'},
    [from.desktop]: {gridTemplateColumns: 'repeat(3, minmax(0, 1fr))'},
  },
  '& > :nth-of-type(3):last-of-type': {
    [from.tablet]: {gridColumn: '1 / -1'},
    [from.desktop]: {gridColumn: 'auto'},
  },
})
