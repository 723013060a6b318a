import {css} from '@emotion/react'
import {useLocation} from 'react-router-dom'
import {ToastLink} from '../../components/ToastLink.tsx'
import {
  bandInset,
  belowDesktop,
  color,
  headerHeight,
  inPrint,
  minTargetSize,
  minWidth,
  radius,
  space,
} from '../../components/theme.ts'
import {buttonStyles} from '../../components/ui/buttonStyles.ts'
import {Link} from '../../components/ui/Link.tsx'
import {Logo} from '../../components/ui/Logo.tsx'
import {opensSearch} from '../../components/ui/searchPanel.ts'
import * as labels from '../../content/labels.yaml'
import navigation from '../../content/navigation.yaml'
import {helpId} from './Footer.tsx'
import {SearchPanel} from './SearchPanel.tsx'

/**
 * The bar at the top of every page. The phone menu is a native popover, so without any script it opens,
 * closes on Escape, and screen readers know its state.
 */
export function Header() {
  const {pathname: current} = useLocation()
  return (
    <header css={styles.header}>
      <div css={styles.bar}>
        <Logo />
        <button type="button" popoverTarget="siteMenu">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path data-shown="closed" d="M4 5h16M4 12h16M4 19h16" />
            <path data-shown="open" d="M18 6 6 18M6 6l12 12" />
          </svg>
          <span data-shown="closed">{labels.menu}</span>
          <span data-shown="open">{labels.close}</span>
        </button>
        <nav id="siteMenu" popover="auto" aria-label={labels.mainMenu} css={styles.menu}>
          <button {...opensSearch} aria-label={labels.search}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M3 10a7 7 0 1 0 0-.1m12 5 6 6" />
            </svg>
            <span>{labels.search}</span>
          </button>
          <a href={`#${helpId}`} css={styles.help}>
            {labels.needHelpNow}
          </a>
          <ul>
            {navigation.header.map(({text, to}) => (
              <li key={to}>
                <Link
                  to={to}
                  aria-current={to === current ? 'page' : current.startsWith(`${to}/`) ? true : undefined}
                >
                  {text}
                </Link>
              </li>
            ))}
          </ul>
          <ToastLink
            toast="get-started"
            to={navigation.join.to}
            css={[buttonStyles.base, buttonStyles.solid, buttonStyles.small]}
          >
            {navigation.join.text}
          </ToastLink>
        </nav>
      </div>
      <SearchPanel />
    </header>
  )
}

// Low windows, or windows zoomed to 400 %, have no room for a sticky header (WCAG 1.4.10).
const roomForBar = '@media (min-height: 30rem)'
const popovers = '@supports selector(:popover-open)'
const noPopover = '@supports not selector(:popover-open)'

const styles = {
  header: css({
    zIndex: 40,
    background: color('paper'),
    borderBottom: `1px solid ${color('line')}`,
    // Not sticky in browsers without popovers, where the header contains the whole menu.
    [popovers]: {[roomForBar]: {position: 'sticky', top: 0}},
    // It would be printed where the page was scrolled to, over the text.
    [inPrint]: {position: 'static'},
  }),
  bar: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 'min(.5rem, 2vw)',
    minHeight: headerHeight,
    paddingInline: bandInset,
    // Wraps the header if visitors increase letter spacing, or if it contains the whole menu, for lack of
    // popovers.
    flexWrap: 'wrap',
    overflowWrap: 'normal',
    // A long name of the charity wraps to two lines instead of moving the menu button to the next line.
    '& > a': {flex: '1 1 9rem', maxWidth: 'max-content'},
    '& [data-shown="open"]': {display: 'none'},
    // The buttons that open the menu and the search.
    '& button': {
      minHeight: minTargetSize,
      // The padding shrinks on the narrowest phones, where some fonts are a pixel too wide.
      padding: '0 min(.7em, 2.8vw)',
      font: 'inherit',
      fontSize: 'min(1.0625rem, 5.3vw)',
      fontWeight: 700,
      lineHeight: 1,
      color: color('primary'),
      background: 'none',
      border: `2px solid ${color('primary')}`,
      borderRadius: radius.button,
      cursor: 'pointer',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '.47em',
    },
    '& button svg': {
      width: '1.5em',
      height: '1.5em',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
    },
    [noPopover]: {'& > button': {display: 'none'}},
    [minWidth.desktop]: {
      '& > button': {display: 'none'},
      // The search button is only an icon, which leaves room for the charity's name.
      '& button': {padding: 0, border: 0},
      '& button span': {display: 'none'},
    },
    '&:has(:popover-open)': {
      '& [data-shown="open"]': {display: 'inline'},
      '& [data-shown="closed"]': {display: 'none'},
    },
  }),
  menu: css({
    color: color('ink'),
    '& ul': {margin: 0, padding: 0, listStyle: 'none'},
    '& li': {borderBottom: `1px solid ${color('line')}`},
    '& li a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '3.5rem',
      fontSize: '1.375rem',
      fontWeight: 600,
      lineHeight: 1,
      color: 'inherit',
      textDecoration: 'none',
    },
    '& li a:hover': {
      textDecoration: 'underline',
      textDecorationThickness: '.14em',
      textUnderlineOffset: '.35em',
    },
    '& li a[aria-current]': {
      textDecoration: 'underline',
      textDecorationThickness: '.2em',
      textDecorationColor: color('brass'),
      textUnderlineOffset: '.45em',
    },
    [belowDesktop]: {
      position: 'fixed',
      inset: `${headerHeight} 0 auto`,
      width: 'auto',
      // Overrides the browser's height of popovers, `fit-content`, with which WebKit stretches the links.
      height: 'auto',
      maxHeight: `calc(100dvh - ${headerHeight})`,
      overflow: 'auto',
      margin: 0,
      padding: `${space[3]} ${bandInset} ${space[5]}`,
      border: 0,
      borderBlockEnd: `1px solid ${color('line')}`,
      background: color('paper'),
      boxShadow: 'var(--menuShadow)',
      '&:popover-open': {display: 'grid', gap: space[4]},
      // Dims the page behind the open menu, but not the header.
      '&::backdrop': {inset: `${headerHeight} 0 0`, background: 'rgb(0 0 0 / 50%)'},
      [noPopover]: {position: 'static'},
    },
    [noPopover]: {display: 'grid', gap: space[4]},
    [minWidth.desktop]: {
      // In a wide window the menu is part of the header, so this resets the browser's styles of popovers.
      position: 'static',
      display: 'flex',
      alignItems: 'center',
      gap: `min(${space[5]}, .5vw)`,
      width: 'auto',
      margin: 0,
      padding: 0,
      border: 0,
      background: 'none',
      overflow: 'visible',
      '& ul': {display: 'flex', gap: 'min(.5rem, .4vw)'},
      '& > a': {marginInlineStart: space[4]},
      '& li': {border: 0},
      '& li a': {minHeight: minTargetSize, padding: '0 min(.75rem, .8vw)', fontSize: '1.0625rem'},
    },
  }),
  // The link above the header scrolls away, and on a phone the way back to it is long.
  help: css({
    justifySelf: 'start',
    display: 'flex',
    alignItems: 'center',
    minHeight: minTargetSize,
    [minWidth.desktop]: {display: 'none'},
  }),
}
