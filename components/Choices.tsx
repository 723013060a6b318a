import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import {columns, size, space} from './theme.ts'

interface ChoicesProps {
  /**
   * Two or three ways on, each a `###` heading, a sentence and a link.
   * @example
   * ### The heading
   *
   * One sentence.
   *
   * [Ask us a question](/contact)
   */
  children: ReactNode
}

/** The ways on that a `CallToAction` offers, side by side. */
export function Choices({children}: ChoicesProps) {
  return <div css={styles}>{children}</div>
}

const styles = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: columns(17),
  gap: space[5],
  maxWidth: '56rem',
  '& > div': {
    display: 'grid',
    gap: space[2],
    alignContent: 'start',
    borderTop: '3px solid currentColor',
    paddingTop: space[4],
    fontSize: size.lead,
    lineHeight: 1.5,
  },
  '& p > a': {display: 'inline-block', paddingBlock: space[2], fontWeight: 600},
})
