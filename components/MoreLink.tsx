import {css} from '@emotion/react'
import {arrowLink} from './ui/cardLink.ts'
import type {Links} from './ui/kinds.ts'

interface MoreLinkProps {
  /**
   * One link.
   * @example [Ask us a question](/contact)
   */
  children: Links
}

/** A quiet way on at the end of a section: a link with an arrow, where no button is needed. */
export function MoreLink({children}: MoreLinkProps) {
  return <div css={styles}>{children}</div>
}

const styles = css({'& a': arrowLink})
