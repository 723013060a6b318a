import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import {bandPaddingStyles, color, minWidth, size, space} from './theme.ts'
import type {Band} from './ui/kinds.ts'

interface StatementProps {
  /**
   * The `##` heading, the statement in one sentence, and what it means.
   * @example
   * ## The heading
   *
   * One sentence.
   */
  children: ReactNode
}

/** What the charity stands for, in large letters on a tinted background. */
export function Statement({children}: StatementProps): Band {
  return <div css={styles}>{children}</div>
}

const styles = css({
  ...bandPaddingStyles,
  background: color('mint'),
  '& > section': {display: 'grid', gap: space[5]},
  '& h2': {fontSize: size.h3},
  '& h2 + p': {
    maxWidth: '30ch',
    fontSize: size.panel,
    fontWeight: 700,
    lineHeight: 1.1,
    letterSpacing: '-.02em',
    [minWidth.tablet]: {fontSize: size.h2},
  },
  '& h2 + p ~ p': {fontSize: size.lead, lineHeight: 1.5},
})
