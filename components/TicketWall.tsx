import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import {bandPaddingStyles, color, oneColumn, size, space} from './theme.ts'
import {darkBackground} from './ui/darkBackground.ts'
import type {Band} from './ui/kinds.ts'

interface TicketWallProps {
  /**
   * The `##` heading, a sentence or two, and the tickets.
   * @example
   * ## The heading
   *
   * One sentence.
   *
   * <CohortCard />
   */
  children: ReactNode
}

/** A dark band across the page for the tickets of courses (`CohortCard`), whose colours stand out from it. */
export function TicketWall({children}: TicketWallProps): Band {
  return <div css={[darkBackground, styles]}>{children}</div>
}

const styles = css({
  '--ground': color('mulberryPanel'),
  background: 'var(--ground)',
  ...bandPaddingStyles,
  '& > section': {...oneColumn, gap: space[5]},
  '& h2 + p': {fontSize: size.lead, lineHeight: 1.5, textWrap: 'balance'},
  '& > section > p a': {color: 'inherit'},
})
