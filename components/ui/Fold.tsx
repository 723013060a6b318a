import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import {from} from '../theme.ts'
import {summaryStyle} from './summaryStyle.ts'

interface FoldProps {
  /** What it is pressed by on a phone: a few words that say what opens. */
  summary: ReactNode
  children: ReactNode
}

/** What a phone folds away behind its summary. In a wider window and on paper it is open, without one; a search in the page opens it. */
export function Fold({summary, children}: FoldProps) {
  return (
    <details css={styles}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}

const styles = css({
  ...summaryStyle,
  // Browsers of before 2025 can't be told to show what is folded: there it stays behind its summary.
  '@supports selector(::details-content)': {
    [from.tablet]: {
      '& > summary': {display: 'none'},
      '&::details-content': {display: 'block', contentVisibility: 'visible', height: 'auto'},
    },
  },
})
