import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import {color} from './theme.ts'

interface FaqListProps {
  /**
   * The questions, one `Faq` each.
   * @example <Faq />
   */
  children: ReactNode
}

/** Questions under each other, with a line above the first. */
export function FaqList({children}: FaqListProps) {
  return <div css={list}>{children}</div>
}

const list = css({borderTop: `1px solid ${color('line')}`})
