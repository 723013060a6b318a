import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import {columns, space} from './theme.ts'

interface RuledRowsProps {
  /**
   * The rows, all of one kind.
   * @example <FeatureRow />
   */
  children: ReactNode
}

/** Short things that belong together, in two columns with rules between them. */
export function RuledRows({children}: RuledRowsProps) {
  return <div css={rows}>{children}</div>
}

const rows = css({display: 'grid', gridTemplateColumns: columns(30), columnGap: space[7]})
