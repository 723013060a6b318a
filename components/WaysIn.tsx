import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import {bandPaddingStyles, color, minWidth, oneColumn, size, space} from './theme.ts'
import type {Band} from './ui/kinds.ts'

interface WaysInProps {
  /** The name that links on this page can lead to (`#get-involved`). */
  id: string
  /**
   * The `##` heading and `Choices`.
   * @example
   * ## The heading
   *
   * <Choices />
   */
  children: ReactNode
}

/** Everything that somebody can join, do or give, in one place. The top of the page links to it. */
export function WaysIn({id, children}: WaysInProps): Band {
  return (
    <div id={id} css={styles}>
      {children}
    </div>
  )
}

const styles = css({
  ...bandPaddingStyles,
  background: color('brassTint'),
  // A link to the band shows its upper edge right below the header and its border of 1 px, without the band
  // above.
  scrollMarginTop: 'calc(1px - 1rem)',
  '& > section': {...oneColumn, gap: space[6]},
  // The first two choices span two grid rows, because they contain lists. The others are stacked beside them.
  [minWidth.desktop]: {
    '& > section > div': {gridTemplateColumns: 'repeat(3, minmax(0, 1fr))'},
    '& > section > div > :nth-of-type(-n + 2)': {gridRow: 'span 2'},
  },
  '& h3': {fontSize: size.h3},
})
