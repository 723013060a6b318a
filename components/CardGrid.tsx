import {css} from '@emotion/react'
import {cardGap} from './theme.ts'
import {evenRows} from './ui/evenRows.ts'
import type {Items} from './ui/kinds.ts'

interface CardGridProps {
  /**
   * The cards, all of one kind.
   * @example <CohortCard />
   */
  children: Items
}

/** Cards side by side, as many as fit, all of the same height, and none left alone in the last row. */
export function CardGrid({children}: CardGridProps) {
  return <div css={[evenRows(16.5, children), styles]}>{children}</div>
}

const styles = css({gap: cardGap})
