import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import * as labels from '../content/labels.yaml'
import {bandInset, from, space, target} from './theme.ts'
import type {Band} from './ui/kinds.ts'

interface ContentsProps {
  /**
   * A list of links to the headings of this page.
   * @example - [The heading](#the-heading)
   */
  children: ReactNode
}

/** What is on a long page, as links that lead there. */
export function Contents({children}: ContentsProps): Band {
  return (
    <nav aria-label={labels.onThisPage} css={styles}>
      {children}
    </nav>
  )
}

const styles = css({
  paddingTop: space[6],
  paddingInline: bandInset,
  '& > ul': {
    columnWidth: '16rem',
    maxWidth: '48rem',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [from.tablet]: {columnGap: space[6]},
  },
  '& a': {display: 'flex', alignItems: 'center', minHeight: target},
})
