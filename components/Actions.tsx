import {css} from '@emotion/react'
import {color, from, inPrint, size, space} from './theme.ts'
import {buttonShape} from './ui/buttonStyles.ts'
import type {Links} from './ui/kinds.ts'

interface ActionsProps {
  /**
   * Links, one to a line, or `ToastLink`, `ToastButton` and `DonateLink`. The first stands out.
   * @example [Ask us a question](/contact)
   */
  children: Links
}

/** What to do next: a row of buttons. Fits itself to the ground that it stands on. */
export function Actions({children}: ActionsProps) {
  return <div css={styles}>{children}</div>
}

// A link of Markdown stands in a paragraph, and a component’s beside that.
const first = ':is(a, button):not(:is(a, button, p) ~ *)'
const three = ':has(> a:nth-of-type(3):last-of-type)'

const styles = css({
  position: 'relative',
  '&, & > p': {display: 'flex', flexWrap: 'wrap', gap: `var(--action-gap, ${space[3]})`, maxWidth: 'none'},
  '& > p': {flexGrow: 1},
  [inPrint]: {display: 'none !important'},
  '& a, & button': {
    ...buttonShape,
    color: `var(--action-outline, ${color('primary')})`,
    background: 'none',
    borderColor: 'currentColor',
    // On a phone they share the width of the page.
    flexGrow: 1,
    [from.tablet]: {flexGrow: 0},
    '&:hover': {background: `var(--action-outline-hover, ${color('mint')})`},
  },
  // An address has one line, also on the narrowest phones.
  '& a[href^="mailto:"]': {paddingInline: 'min(1.25em, 2vw)', fontSize: `min(${size.body}, 5vw)`},
  // The first of a band stands out; what is inside of a card does not.
  [`main > * > & ${first}, main > * > * > & ${first}`]: {
    color: `var(--action-text, ${color('onPrimary')})`,
    background: `var(--action-fill, ${color('primary')})`,
    borderColor: 'transparent',
    '&:hover': {background: `var(--action-hover, ${color('primaryHover')})`},
  },
  // Three stand under each other, or the first one above the others, and none alone below two.
  [`&${three}, & > p${three}`]: {
    display: 'grid',
    [from.tablet]: {
      gridTemplateColumns: 'auto auto',
      justifyContent: 'flex-start',
      '& > a:first-of-type': {gridColumn: '1 / -1'},
    },
  },
})
