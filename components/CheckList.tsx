import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import {fittingColumns, size, space} from './theme.ts'
import {tickListStyles} from './ui/lists.ts'

interface CheckListProps {
  /**
   * A list.
   * @example
   * - The first point
   * - The second point
   */
  children: ReactNode
}

/** A list of what you get, each point with a tick. */
export function CheckList({children}: CheckListProps) {
  return <div css={styles}>{children}</div>
}

const styles = css({
  '& > ul': [
    tickListStyles,
    {
      gridTemplateColumns: fittingColumns(20),
      gap: `${space[3]} ${space[6]}`,
      fontSize: size.lead,
      maxWidth: 'none',
    },
  ],
  // Four points have two columns at most. Three would leave one point alone in the last row.
  '& > ul:has(> :nth-child(4):last-child)': {gridTemplateColumns: fittingColumns(26)},
})
