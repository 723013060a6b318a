import {css} from '@emotion/react'
import {color, enlargedText, forcedColors, minWidth, plainList, size, space} from './theme.ts'
import type {NumberedList} from './ui/kinds.ts'
import {numberOnCoin} from './ui/lists.ts'

interface JoinStepsProps {
  /**
   * A numbered list of three; each point starts with its name in **bold**.
   * @example
   * 1. **First**
   *
   *    What happens first.
   */
  children: NumberedList
}

/**
 * What happens from the first question to the end, in three steps. At each step more sides of a coin are lit.
 */
export function JoinSteps({children}: JoinStepsProps) {
  return <div css={styles}>{children}</div>
}

/** The background colour behind the steps, which shows between the sides of each coin. */
const ground = `var(--ground, ${color('paper')})`
const lit = (degrees: number) => ({'--lit': `${degrees}deg`})

const styles = css({
  '--coin': '4.75rem',
  [minWidth.tablet]: {'--coin': '7rem'},
  '& > ol': {
    display: 'grid',
    // Steps aren't stretched to the same height, so that each heading is right below its coin.
    alignItems: 'start',
    gap: space[6],
    maxWidth: 'none',
    ...plainList,
    counterReset: 'step',
    [minWidth.tablet]: {gridTemplateColumns: 'repeat(3, minmax(0, 1fr))'},
  },
  // The coin is beside the step's text, or above it on a tablet, where three steps are side by side.
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    [enlargedText]: {gridTemplateColumns: 'minmax(0, 1fr)'},
    [minWidth.tablet]: {gridTemplateColumns: 'minmax(0, 1fr)'},
    [minWidth.desktop]: {gridTemplateColumns: 'auto minmax(0, 1fr)'},
    gap: `${space[1]} ${space[4]}`,
    padding: 0,
    counterIncrement: 'step',
    ...lit(360),
    '&:nth-of-type(1)': lit(60),
    '&:nth-of-type(2)': lit(210),
    // The background of the coin in three layers: the face behind the number, the gaps between the sides, the
    // sides.
    '&::before': {
      ...numberOnCoin('step', 'var(--coin)'),
      gridRow: 'span 2',
      fontSize: size.panel,
      background: [
        `radial-gradient(circle, ${ground} 42%, transparent 43%)`,
        `repeating-conic-gradient(from -15deg, ${ground} 0 1deg, transparent 0 29deg, ${ground} 0 30deg)`,
        `conic-gradient(from -15deg, ${color('brass')} var(--lit), ${color('line')} 0)`,
      ].join(),
      [forcedColors]: {forcedColorAdjust: 'none'},
    },
  },
  '& p': {color: color('inkSoft')},
})
