import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import {space} from './theme.ts'
import {evenRows} from './ui/evenRows.ts'

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

const grid = css({...evenRows(16.5), gap: space[5]})
