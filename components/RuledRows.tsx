import {css} from '@emotion/react'
import {columns, space} from './theme.ts'
import type {Rows} from './ui/kinds.ts'

interface RuledRowsProps {
  /**
   * The rows, all of one kind.
   * @example <FeatureRow />
   */
  children: Rows
}

/** Short things that belong together, in two columns with rules between them. */
export function RuledRows({children}: RuledRowsProps) {
  return <div css={rows}>{children}</div>
}

const rows = css({display: 'grid', gridTemplateColumns: columns(26), columnGap: space[7]})
