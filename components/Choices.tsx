import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import {space} from './theme.ts'
import {arrowLink} from './ui/cardLink.ts'
import {evenRows} from './ui/evenRows.ts'

interface ChoicesProps {
  /**
   * Two to four choices, each a `###` heading, a sentence, perhaps a `ShortList`, and a link.
   * @example
   * ### The heading
   *
   * One sentence.
   *
   * [Ask us a question](/contact)
   */
  children: ReactNode
}

/** Equally important choices, side by side, with their links lined up. */
export function Choices({children}: ChoicesProps) {
  return <div css={[evenRows(15, children), styles]}>{children}</div>
}

const styles = css({
  gap: `${space[6]} ${space[5]}`,
  '& > div': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space[3],
    paddingTop: space[4],
    borderTop: '3px solid currentColor',
  },
  '& p:last-of-type': {marginTop: 'auto'},
  '& div > a, & p > a': arrowLink,
  '& p > a': {marginInlineEnd: space[3]},
  // Removes the top margin and the added arrow from a `DonateLink`, which has an arrow of its own.
  '& > div > a': {marginTop: 0, '&::before': {content: 'none'}},
})
