import {css} from '@emotion/react'
import {color} from './theme.ts'
import {buttonShape} from './ui/buttonStyles.ts'
import type {Links} from './ui/kinds.ts'

interface MoreLinkProps {
  /**
   * One link.
   * @example [Ask us a question](/contact)
   */
  children: Links
}

/** A link to more at the end of a section: an outlined button, because what is above it matters more. */
export function MoreLink({children}: MoreLinkProps) {
  return (
    // `data-screen` leaves the button out of print (`printStyles.ts`).
    <div data-screen="" css={styles}>
      {children}
    </div>
  )
}

const styles = css({
  '& a': {
    ...buttonShape,
    color: color('primary'),
    borderColor: 'currentColor',
    '&:hover': {background: color('mint')},
  },
})
