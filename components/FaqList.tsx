import {css} from '@emotion/react'
import {color} from './theme.ts'
import type {Rows} from './ui/kinds.ts'

interface FaqListProps {
  /**
   * The questions, one `Faq` each.
   * @example <Faq />
   */
  children: Rows
}

/** Questions under each other, with a line above the first. */
export function FaqList({children}: FaqListProps) {
  return <div css={list}>{children}</div>
}

const list = css({borderTop: `1px solid ${color('line')}`})
