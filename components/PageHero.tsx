import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import {
  bandInset,
  color,
  dodecagon,
  enlarged,
  forcedColors,
  from,
  inPrint,
  palette,
  radius,
  size,
  space,
  veil,
} from './theme.ts'
import {darkGround} from './ui/darkGround.ts'
import {brightness, Facets, mix} from './ui/Facets.tsx'
import type {Band} from './ui/kinds.ts'
import {Link} from './ui/Link.tsx'
import {usePage} from './ui/usePage.ts'

interface PageHeroProps {
  /**
   * The `#` heading, a sentence or two, and if you like a list (its points become badges) or `Actions`.
   * @example
   * # The heading
   *
   * One sentence.
   */
  children: ReactNode
}

/** The top of every page but home: where you are, what the page is for, and the ring with this page's side lit. */
export function PageHero({children}: PageHeroProps): Band {
  const page = usePage()
  const lit = (page?.facet ?? 0) - 1

  return (
    <div css={[darkGround, styles.hero]}>
      <nav aria-label="Breadcrumb" css={styles.trail}>
        <ol>
          <li>
            <Link to="/">Home</Link>
          </li>
          {page?.above?.map(({to, title}) => (
            <li key={to} css={styles.above}>
              <Link to={to}>{title}</Link>
            </li>
          ))}
          <li aria-current="page">{page?.short ?? page?.title}</li>
        </ol>
      </nav>
      <div css={styles.words}>{children}</div>
      <svg css={styles.ring} viewBox="-200 -200 400 400" aria-hidden="true" focusable="false">
        <Facets
          outer={195}
          inner={112}
          fill={(side) =>
            side === lit ? palette.brass[0] : mix(palette.ringLight[0], palette.ringDark[0], brightness(side))
          }
          stroke={color('spruce')}
          strokeWidth={4}
        />
      </svg>
    </div>
  )
}

const styles = {
  hero: css({
    position: 'relative',
    overflow: 'hidden',
    display: 'grid',
    gap: space[5],
    alignContent: 'center',
    paddingInline: bandInset,
    paddingBlock: 'clamp(2.5rem, 1.8rem + 3vw, 5rem)',
    [from.desktop]: {minHeight: '25rem'},
  }),
  trail: css({
    position: 'relative',
    zIndex: 1,
    fontSize: size.note,
    '& ol': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: space[2],
      alignItems: 'baseline',
      padding: 0,
      margin: 0,
      listStyle: 'none',
    },
    '& li[aria-current]::before': {content: '"/" / ""', marginInlineEnd: space[2], opacity: 0.7},
    '& a': {display: 'inline-block', paddingBlock: '.3rem', color: 'inherit'},
  }),
  above: css({'&::before': {content: '"/" / ""', marginInlineEnd: space[2], opacity: 0.7}}),
  words: css({
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    gap: space[5],
    maxWidth: '40rem',
    '& h1': {fontSize: size.pageTitle, lineHeight: 1.02, letterSpacing: '-.025em'},
    '& > p': {fontSize: size.lead, lineHeight: 1.5, color: color('onSpruceSoft')},
    '& > p a': {color: 'inherit'},
    '& > ul': {display: 'flex', flexWrap: 'wrap', gap: space[3], padding: 0, margin: 0, listStyle: 'none'},
    '& > ul > li': {
      display: 'flex',
      alignItems: 'center',
      gap: space[2],
      padding: '.4rem 1rem .4rem .75rem',
      fontSize: size.note,
      fontWeight: 600,
      lineHeight: 1.3,
      borderRadius: radius.pill,
      border: `1px solid ${veil('onSpruce', 35)}`,
      background: veil('onSpruce', 12),
      '&::before': {
        content: '""',
        flex: 'none',
        width: '.8em',
        height: '.8em',
        background: color('brass'),
        clipPath: dodecagon,
        [forcedColors]: {forcedColorAdjust: 'none'},
      },
    },
  }),
  ring: css({
    position: 'absolute',
    width: '11rem',
    right: '-4.5rem',
    top: '-4.5rem',
    [enlarged]: {display: 'none'},
    [inPrint]: {display: 'none'},
    [from.tablet]: {width: '16rem', right: '-5rem', top: '-4rem'},
    [from.desktop]: {
      width: 'clamp(15rem, 30vw, 25rem)',
      right: 'max(-3rem, calc(50vw - 44rem))',
      top: '50%',
      translate: '0 -50%',
    },
  }),
}
