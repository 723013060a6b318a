import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import {space} from './theme.ts'

interface StackProps {
  /**
   * The cards, in the order in which they are read.
   * @example <CurriculumTrack />
   */
  children: ReactNode
}

/** Wide cards under each other. */
export function Stack({children}: StackProps) {
  return <div css={stack}>{children}</div>
}

const stack = css({display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5]})
