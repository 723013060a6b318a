import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import {columns, space} from './theme.ts'

interface CardGridProps {
  /** The cards, all of one kind. */
  children: ReactNode
}

/** Cards side by side, as many as fit, all of the same height. */
export function CardGrid({children}: CardGridProps) {
  return <div css={grid}>{children}</div>
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: columns(16.5),
  gap: space[5],
  // Three, or five and more, look better in threes than as a row of four with one left over.
  '&:has(> :nth-of-type(3):last-of-type), &:has(> :nth-of-type(6):last-of-type)': {gridTemplateColumns: columns(20)},
  '&:has(> :nth-of-type(2):last-of-type)': {gridTemplateColumns: columns(24)},
})
