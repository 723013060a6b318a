import {css} from '@emotion/react'
import {cardGap, oneColumn} from './theme.ts'
import type {Items} from './ui/kinds.ts'

interface StackProps {
  /**
   * The cards, in the order in which they are read.
   * @example <CurriculumTrack />
   */
  children: Items
}

/** Wide cards under each other. */
export function Stack({children}: StackProps) {
  return <div css={stack}>{children}</div>
}

const stack = css({...oneColumn, gap: cardGap})
