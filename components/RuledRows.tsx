import {css} from '@emotion/react'
import {partGap, space} from './theme.ts'
import {evenRows} from './ui/evenRows.ts'
import type {Rows} from './ui/kinds.ts'

interface RuledRowsProps {
  /**
   * The rows, all of one kind.
   * @example <PointRow />
   */
  children: Rows
}

/** Short items that belong together, in columns with a line above each. */
export function RuledRows({children}: RuledRowsProps) {
  return <div css={[evenRows(16.5, children), styles]}>{children}</div>
}

// Reduces the gap between a heading or paragraph and the rows, because the line above each row separates them
// already.
const styles = css({
  columnGap: space[5],
  'h2 + &, p + &': {marginTop: `calc(${space[5]} - ${partGap})`},
})
