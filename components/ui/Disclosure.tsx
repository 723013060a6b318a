import {type CSSObject, css} from '@emotion/react'
import {Children, isValidElement, type ReactNode} from 'react'
import {belowTablet, color, inPrint, minTargetSize, minWidth, space} from '../theme.ts'
import {summaryStyle} from './summaryStyle.ts'
import {VisuallyHidden} from './VisuallyHidden.tsx'

interface DisclosureProps {
  /** The label to press: a few words that say what opens. */
  summary: ReactNode
  /**
   * What the content is about. Added to the label for screen readers if several disclosures have the same
   * label.
   */
  subject?: string
  /** The breakpoint of `minWidth` from which the content is always visible. Default: `tablet`. */
  openFrom?: 'tablet' | 'desktop'
  /** Whether the content starts open on a phone. */
  isOpen?: boolean
  children: ReactNode
}

/** A `<details>` whose content is always visible, without the summary, in wide windows and in print. */
export function Disclosure({summary, subject, openFrom = 'tablet', isOpen, children}: DisclosureProps) {
  return (
    <details open={isOpen} css={styles(openFrom, partsOf(children).length)}>
      <summary css={disclosureSummaryStyle}>
        <span>
          {summary}
          {subject && <VisuallyHidden>{`: ${subject}`}</VisuallyHidden>}
        </span>
      </summary>
      {children}
    </details>
  )
}

/** Returns the children of a card, with each `Disclosure` replaced by its own children. */
export function partsOf(children: ReactNode): ReactNode[] {
  return Children.toArray(children).flatMap((part) =>
    isValidElement<DisclosureProps>(part) && part.type === Disclosure ? partsOf(part.props.children) : part,
  )
}

/**
 * Styles for the container of a `Disclosure` and a button, which share a line on a phone while it is closed.
 */
export const besideButton: CSSObject = {
  [belowTablet]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    '& > *': {flex: '1 1 100%'},
    '& > details': {flexBasis: 'auto'},
    // Keeps the plus sign next to the label of the `<summary>` and away from the button.
    '& > details > summary': {justifyContent: 'start'},
    '& > details[open]': {flexBasis: '100%'},
    '& > details ~ div': {flex: '0 1 auto', padding: 0},
  },
}

// Less padding than `summaryStyle` has for the questions of a `FaqList`.
const disclosureSummaryStyle = css(summaryStyle, {paddingBlock: space[2], minHeight: minTargetSize})

/**
 * Returns the styles of a `Disclosure`. In wide windows, its `parts` line up with those in the card beside
 * it.
 */
function styles(width: 'tablet' | 'desktop', parts: number) {
  const inLine = parts > 1 && {gridRow: `span ${parts}`, gridTemplateRows: 'subgrid'}
  return css(inLine, {
    justifySelf: 'stretch',
    '& > p': {color: color('inkSoft')},
    // Older browsers (before 2025) have no `::details-content`, so the `<details>` stays closed in wide
    // windows too.
    '@supports selector(::details-content)': {
      '&::details-content': {display: 'grid', gap: space[4]},
      [inPrint]: {'& > summary': {display: 'none'}},
      [minWidth[width]]: {
        display: 'grid',
        '& > summary': {display: 'none'},
        '&::details-content': {...inLine, contentVisibility: 'visible'},
      },
    },
  })
}
