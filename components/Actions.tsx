import {css} from '@emotion/react'
import {Children, isValidElement, type ReactElement, type ReactNode} from 'react'
import {color, minWidth, size, space} from './theme.ts'
import {buttonShape} from './ui/buttonStyles.ts'
import type {Links} from './ui/kinds.ts'

interface ActionsProps {
  /**
   * Links, each on a line of its own, or `ToastLink`, `ToastButton` and `DonateLink`. The first one stands
   * out.
   * @example [Ask us a question](/contact)
   */
  children: Links
}

/** What to do next: a row of buttons. Their colours suit the background that they are on. */
export function Actions({children}: ActionsProps) {
  return (
    // `data-screen` leaves the buttons out of print (`printStyles.ts`).
    <div data-screen="" css={linksIn(children).length === 3 ? [styles.row, styles.three] : styles.row}>
      {children}
    </div>
  )
}

/**
 * Returns the links and buttons in `children`, including those inside the `<p>` that MDX adds to Markdown
 * links.
 */
function linksIn(children: ReactNode): ReactElement[] {
  return Children.toArray(children)
    .filter((child) => isValidElement<{children?: ReactNode}>(child))
    .flatMap((child) => (child.type === 'p' ? linksIn(child.props.children) : [child]))
}

// Selects the links and buttons, but not the links in the answer to a press. Then the first of them: links
// written in Markdown are inside a `<p>`, those of components are not.
const control = ':is(a, button):not(:where([data-stands-in] *))'
const first = `${control}:not(:is(a, button, p) ~ *, :is(a, button, p) ~ p > *)`

const styles = {
  row: css({
    position: 'relative',
    '&, & > p': {display: 'flex', flexWrap: 'wrap', gap: `var(--action-gap, ${space[3]})`, maxWidth: 'none'},
    [`& ${control}`]: {
      ...buttonShape,
      color: `var(--action-outline, ${color('primary')})`,
      background: 'none',
      borderColor: 'currentColor',
      '&:hover': {background: `var(--action-outline-hover, ${color('mint')})`},
    },
    // On a phone the buttons fill the width of the page.
    [`& > p, & ${control}`]: {flexGrow: 1, [minWidth.tablet]: {flexGrow: 0}},
    // Shrinks an email address so that it fits on one line, even on the narrowest phones.
    [`& ${control}[href^="mailto:"]`]: {
      paddingInline: 'min(1.25em, 2vw)',
      fontSize: `min(${size.body}, 5vw)`,
    },
    // In a full-width part of the page, the first button has a background colour. In a card, buttons are only
    // outlined.
    [`main > * > & ${first}, main > * > * > & ${first}`]: {
      color: `var(--action-text, ${color('onPrimary')})`,
      background: `var(--action-fill, ${color('primary')})`,
      borderColor: 'transparent',
      '&:hover': {background: `var(--action-hover, ${color('primaryHover')})`},
    },
  }),
  // Three buttons are stacked on a phone. In a wider window the first is above the other two, which share a
  // row.
  three: css({
    '&:not(:has(> p)), & > p': {
      display: 'grid',
      [minWidth.tablet]: {gridTemplateColumns: 'auto auto', justifyContent: 'flex-start'},
    },
    [minWidth.tablet]: {'& a:first-of-type': {gridColumn: '1 / -1'}},
  }),
}
