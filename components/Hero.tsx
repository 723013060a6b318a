import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import {bandInset, bandPadding, color, minWidth, size, space} from './theme.ts'
import {Coin} from './ui/Coin.tsx'
import {darkBackground} from './ui/darkBackground.ts'
import type {Opening} from './ui/kinds.ts'
import {bulletStyles} from './ui/lists.ts'

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

/** The top of the home page: who it is for, what it promises, three buttons, and the twelve-sided coin. */
export function Hero({children}: HeroProps): Opening {
  return (
    <div css={[darkBackground, styles.hero]}>
      <div css={styles.words}>{children}</div>
      <Coin />
    </div>
  )
}

/** The width from which the text and the coin fit side by side: that of a tablet held upright. */
const beside = '@container (min-width: 45rem)'

const styles = {
  hero: css({
    display: 'grid',
    gap: space[7],
    alignItems: 'center',
    overflow: 'hidden',
    paddingInline: bandInset,
    paddingBlock: 'clamp(2.5rem, 1.5rem + 5vw, 6.5rem) 2rem',
    // The coin extends to the page's right margin if it is beside the text.
    '& > svg': {
      width: 'min(100%, 26rem)',
      marginInline: 'auto',
      [beside]: {maxWidth: '36rem', width: '100%', marginInline: 'auto 0'},
    },
    [beside]: {gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)', paddingBlock: bandPadding},
    [minWidth.desktop]: {minHeight: '38rem'},
  }),
  words: css({
    display: 'grid',
    gap: space[5],
    '& h1': {maxWidth: '40rem', fontSize: size.homeTitle, lineHeight: 1},
    '& > p': {maxWidth: '40rem', fontSize: size.lead, lineHeight: 1.5, color: color('onSpruceSoft')},
    '& > p a': {color: 'inherit'},
    // The short line above the heading.
    '& > p:has(~ h1)': {
      display: 'flex',
      gap: space[3],
      alignItems: 'center',
      fontSize: size.body,
      fontWeight: 600,
      lineHeight: 1.2,
      color: color('brass'),
      '&::before': {
        background: 'currentColor',
        ...bulletStyles('.9em'),
      },
    },
  }),
}
