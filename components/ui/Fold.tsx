import {type CSSObject, css} from '@emotion/react'
import {Children, isValidElement, type ReactNode} from 'react'
import {belowTablet, color, from, inPrint, space, target} from '../theme.ts'
import {summaryStyle} from './summaryStyle.ts'
import {VisuallyHidden} from './VisuallyHidden.tsx'

interface FoldProps {
  /** What it is pressed by: a few words that say what opens. */
  summary: ReactNode
  /** What it is of, where several on a page have the same words; only read out. */
  of?: string
  /** The width from which on it is open; a tablet's, if nothing is said. */
  openFrom?: 'tablet' | 'desktop'
  /** Its parts, under each other. */
  /** Whether a phone has it open at first. */
  isOpen?: boolean
  children: ReactNode
}

/** What a phone folds away behind its summary. In a wider window and on paper it is open, without one; a search in the page opens it. */
export function Fold({summary, of, openFrom = 'tablet', isOpen, children}: FoldProps) {
  return (
    <details open={isOpen} css={styles(openFrom, partsOf(children).length)}>
      <summary css={summaryLook}>
        <span>
          {summary}
          {of && <VisuallyHidden>{`: ${of}`}</VisuallyHidden>}
        </span>
      </summary>
      {children}
    </details>
  )
}

/** The parts of a card, with those of a fold in its place. */
export function partsOf(children: ReactNode): ReactNode[] {
  return Children.toArray(children).flatMap((part) =>
    isValidElement<FoldProps>(part) && part.type === Fold ? partsOf(part.props.children) : part,
  )
}

/** For what holds a fold and a button behind it: on a phone they share a line while it is closed, and have room for that. */
export const besideButton: CSSObject = {
  [belowTablet]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    '& > *': {flex: '1 1 100%'},
    '& > details': {flexBasis: 'auto'},
    // The plus beside its words, and not beside the button.
    '& > details > summary': {justifyContent: 'start'},
    '& > details[open]': {flexBasis: '100%'},
    '& > details ~ div': {flex: '0 1 auto', padding: 0},
  },
}

// Closer than questions, which stand in a list.
const summaryLook = css(summaryStyle, {paddingBlock: space[2], minHeight: target})

/** Where it is open, its parts are in line with those of the folds beside it. */
function styles(width: 'tablet' | 'desktop', parts: number) {
  const inLine = parts > 1 && {gridRow: `span ${parts}`, gridTemplateRows: 'subgrid'}
  return css(inLine, {
    justifySelf: 'stretch',
    '& > p': {color: color('inkSoft')},
    // Browsers of before 2025 can't be told to show what is folded: there it stays behind its summary.
    '@supports selector(::details-content)': {
      '&::details-content': {display: 'grid', gap: space[4]},
      [inPrint]: {'& > summary': {display: 'none'}},
      [from[width]]: {
        display: 'grid',
        '& > summary': {display: 'none'},
        '&::details-content': {...inLine, contentVisibility: 'visible'},
      },
    },
  })
}
