import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import {from, inPrint, space, target} from '../theme.ts'
import {summaryStyle} from './summaryStyle.ts'
import {VisuallyHidden} from './VisuallyHidden.tsx'

interface FoldProps {
  /** What it is pressed by on a phone: a few words that say what opens. */
  summary: ReactNode
  /** What it is of, where several on a page have the same words; only read out. */
  of?: string
  /** Whether a phone has it open at first. */
  isOpen?: boolean
  children: ReactNode
}

/** What a phone folds away behind its summary. In a wider window and on paper it is open, without one; a search in the page opens it. */
export function Fold({summary, of, isOpen, children}: FoldProps) {
  return (
    <details open={isOpen} css={styles}>
      <summary>
        <span>
          {summary}
          {of && <VisuallyHidden>{`: ${of}`}</VisuallyHidden>}
        </span>
      </summary>
      {children}
    </details>
  )
}

const styles = css(summaryStyle, {
  justifySelf: 'stretch',
  // Closer than questions, which stand in a list.
  '& > summary': {paddingBlock: space[2], minHeight: target},
  // Browsers of before 2025 can't be told to show what is folded: there it stays behind its summary.
  '@supports selector(::details-content)': {
    '&::details-content': {display: 'grid', gap: space[4]},
    [inPrint]: {'& > summary': {display: 'none'}},
    [from.tablet]: {
      display: 'grid',
      '& > summary': {display: 'none'},
      // The first part at the top and the last at the foot, in line with those of the cards beside it.
      '&::details-content': {alignContent: 'space-between', contentVisibility: 'visible', height: 'auto'},
    },
  },
})
