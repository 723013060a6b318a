import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import {band, bandInset, color, dodecagon, forcedColors, from, size, space} from './theme.ts'
import {Coin} from './ui/Coin.tsx'
import {darkGround} from './ui/darkGround.ts'
import type {Opening} from './ui/kinds.ts'

interface HeroProps {
  /**
   * A short line, the `#` heading, a sentence or two, and the `Actions`.
   * @example
   * # The heading
   *
   * One sentence.
   */
  children: ReactNode
}

/** The top of the home page: who it is for, what it promises, three ways on, and the twelve-sided coin. */
export function Hero({children}: HeroProps): Opening {
  return (
    <div css={[darkGround, styles.hero]}>
      <div css={styles.words}>{children}</div>
      <Coin />
    </div>
  )
}

const styles = {
  hero: css({
    display: 'grid',
    gap: space[7],
    alignItems: 'center',
    overflow: 'hidden',
    paddingInline: bandInset,
    paddingBlock: 'clamp(2.5rem, 1.5rem + 5vw, 6.5rem) clamp(2rem, 6vw, 4rem)',
    '& > svg': {
      width: 'min(100%, 26rem)',
      marginInline: 'auto',
      // Whole, and on wide windows past the page's edge towards the window's.
      [from.desktop]: {width: 'calc(100% + max(0px, 50vw - 39rem))', maxWidth: '40rem', marginBlock: '-3rem'},
    },
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
      minHeight: '38rem',
      paddingBlock: band,
    },
  }),
  words: css({
    display: 'grid',
    gap: space[5],
    '& h1': {maxWidth: '40rem', fontSize: size.homeTitle, lineHeight: 1},
    '& > p': {maxWidth: '40rem', fontSize: size.lead, lineHeight: 1.5, color: color('onSpruceSoft')},
    // The line above the heading.
    '& > p:has(~ h1)': {
      display: 'flex',
      gap: space[3],
      alignItems: 'center',
      fontSize: size.body,
      fontWeight: 600,
      lineHeight: 1.2,
      color: color('brass'),
      '&::before': {
        content: '""',
        flex: 'none',
        width: '.9em',
        height: '.9em',
        background: 'currentColor',
        clipPath: dodecagon,
        [forcedColors]: {forcedColorAdjust: 'none'},
      },
    },
  }),
}
