import {css} from '@emotion/react'
import {Children, isValidElement, type ReactElement, type ReactNode} from 'react'
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
  return <div css={linksIn(children).length === 3 ? [styles.row, styles.three] : styles.row}>{children}</div>
}

/** The links and buttons themselves: those of Markdown stand in a paragraph. */
function linksIn(children: ReactNode): ReactElement[] {
  return Children.toArray(children)
    .filter((child) => isValidElement<{children?: ReactNode}>(child))
    .flatMap((child) => (child.type === 'p' ? linksIn(child.props.children) : [child]))
}

// A link of Markdown stands in a paragraph, and a component’s beside that.
const first = ':is(a, button):not(:is(a, button, p) ~ *)'

const styles = {
  row: css({
    position: 'relative',
    '&, & > p': {display: 'flex', flexWrap: 'wrap', gap: `var(--action-gap, ${space[3]})`, maxWidth: 'none'},
    [inPrint]: {display: 'none !important'},
    '& a, & button': {
      ...buttonShape,
      color: `var(--action-outline, ${color('primary')})`,
      background: 'none',
      borderColor: 'currentColor',
      '&:hover': {background: `var(--action-outline-hover, ${color('mint')})`},
    },
    // On a phone they share the width of the page.
    '& > p, & a, & button': {flexGrow: 1, [from.tablet]: {flexGrow: 0}},
    // An address has one line, also on the narrowest phones.
    '& a[href^="mailto:"]': {paddingInline: 'min(1.25em, 2vw)', fontSize: `min(${size.body}, 5vw)`},
    // The first of a band stands out; what is inside of a card does not.
    [`main > * > & ${first}, main > * > * > & ${first}`]: {
      color: `var(--action-text, ${color('onPrimary')})`,
      background: `var(--action-fill, ${color('primary')})`,
      borderColor: 'transparent',
      '&:hover': {background: `var(--action-hover, ${color('primaryHover')})`},
    },
  }),
  // Under each other, or the first one above the others, and none alone below two.
  three: css({
    '&:not(:has(> p)), & > p': {
      display: 'grid',
      [from.tablet]: {gridTemplateColumns: 'auto auto', justifyContent: 'flex-start'},
    },
    [from.tablet]: {'& a:first-of-type': {gridColumn: '1 / -1'}},
  }),
}
