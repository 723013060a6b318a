import {css} from '@emotion/react'
import {color, dodecagon, forcedColors, minWidth, translucent} from '../theme.ts'

interface InitialProps {
  name: string
  /** The colour of the coin behind the letter. */
  colour?: keyof typeof metals
  /** `large` is for the card that introduces a person. */
  size?: 'small' | 'large'
}

/** The colours of each coin and of the letter on it. */
const metals = {
  mint: css({'--metal': color('mint'), color: color('ink')}),
  green: css({'--metal': color('primary'), color: color('onPrimary')}),
  brass: css({'--metal': color('brass'), color: color('onBrass')}),
  mulberry: css({'--metal': color('mulberry'), color: color('onMulberry')}),
  spruce: css({'--metal': color('spruce'), color: color('brass')}),
}

/** A person's first letter on a coin, in place of a photograph. */
export function Initial({name, colour = 'mint', size = 'small'}: InitialProps) {
  return (
    <span aria-hidden="true" css={[styles.coin, styles[size], metals[colour]]}>
      {name[0]}
    </span>
  )
}

/** The stops of a conic gradient that lights the twelve sides of a coin's rim, clockwise from the top. */
const rim = ([50, 35, 25, 12, 0, 0, 0, 0, 12, 25, 35, 50] as const).map(
  (light, side) => `${light ? translucent('onSpruce', light) : 'transparent'} 0 ${(side + 1) * 30}deg`,
)

const styles = {
  coin: css({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    fontWeight: 700,
    lineHeight: 1,
    background: 'var(--metal)',
    clipPath: dodecagon,
    [forcedColors]: {forcedColorAdjust: 'none'},
  }),
  small: css({width: '3.5rem', height: '3.5rem', fontSize: '1.5rem'}),
  // A coin with a rim of twelve sides, lit from the top left, round a plain face.
  large: css({
    position: 'relative',
    isolation: 'isolate',
    width: '5rem',
    height: '5rem',
    fontSize: '2.5rem',
    [minWidth.wide]: {width: '9rem', height: '9rem', fontSize: '4.25rem'},
    background: ['var(--metal)', `conic-gradient(from -15deg, ${rim.join()}), var(--metal)`],
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '11%',
      zIndex: -1,
      background: 'var(--metal)',
      clipPath: dodecagon,
    },
  }),
}
