import {css} from '@emotion/react'
import {color, minWidth} from './theme.ts'
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

const list = css({
  maxWidth: '48rem',
  borderTop: `1px solid ${color('line')}`,
  // In a wide window the section's heading is beside the questions, as it is beside the text of other
  // sections.
  [minWidth.desktop]: {
    'section:has(> h2 + &)': {gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', '& > *': {gridColumn: 2}},
    'section:has(> h2 + &) > h2': {gridColumn: 1},
  },
})
