import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import {
  bandInset,
  bandPadding,
  color,
  forcedColors,
  inPrint,
  minWidth,
  oneColumn,
  size,
  space,
} from './theme.ts'
import type {Band} from './ui/kinds.ts'

interface ReceiptProps {
  /**
   * The `##` heading, a sentence or two, and a list, which is the receipt: its first point is its title,
   * each of the others begins with an amount in bold, and the last one is the total.
   * @example
   * ## Where your money goes
   *
   * One sentence.
   *
   * - A gift of £100
   * - **£100** Your gift
   * - **£100** For young people
   */
  children: ReactNode
}

/** Where each pound of a gift goes, as a receipt that comes out of the band’s upper edge. */
export function Receipt({children}: ReceiptProps): Band {
  return <div css={styles}>{children}</div>
}

/** The gradient stops of the bar code, in pixels. The pattern repeats. */
const bars = [3, 5, 6, 10, 15, 17, 19, 23]
  .map((end, index) => `${index % 2 ? 'transparent' : color('ink')} 0 ${end}px`)
  .join()

const styles = css({
  paddingInline: bandInset,
  background: color('mulberryPanel'),
  color: color('onSpruce'),
  '& a': {color: 'inherit'},
  '& > section': {
    ...oneColumn,
    gap: space[4],
    alignContent: 'start',
    paddingBlock: bandPadding,
    [minWidth.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) min(22rem, 45%)',
      columnGap: space[7],
      // The receipt spans nine grid rows, more than the text beside it has. With no row gap, empty rows have
      // no height.
      rowGap: 0,
      '& > p': {marginTop: space[5]},
    },
    [inPrint]: {padding: 0},
  },
  '& ul': {
    position: 'relative',
    margin: `${space[4]} auto 0`,
    padding: space[5],
    width: '100%',
    maxWidth: '22rem',
    listStyle: 'none',
    lineHeight: 1.4,
    color: color('ink'),
    background: color('surface'),
    // A border that is visible only in forced-colours mode, where the browser removes the background.
    border: '1px solid transparent',
    // A shadow above the receipt, which looks like the slot of a printer.
    boxShadow: `0 -${space[3]} ${color('spruce')}`,
    [inPrint]: {boxShadow: 'none'},
    [minWidth.tablet]: {
      gridColumn: 2,
      gridRow: '1 / span 9',
      alignSelf: 'start',
      // Cancels the padding of the band, so that the receipt starts at the band's upper edge.
      marginTop: `calc(${space[3]} - ${bandPadding})`,
      paddingTop: space[7],
    },
    // `::before` is the torn lower edge, `::after` the bar code.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '100% 0 auto',
      height: '.375rem',
      background: `conic-gradient(from -45deg at bottom, ${color('surface')} 90deg, transparent 91deg) 0 0 / .75rem`,
    },
    '&::after': {
      content: '""',
      display: 'block',
      height: space[6],
      marginTop: space[4],
      background: `repeating-linear-gradient(90deg, ${bars})`,
    },
    [forcedColors]: {'&::before, &::after': {display: 'none'}},
  },
  '& li': {
    display: 'flow-root',
    paddingBlock: '.625rem',
    borderTop: `1px dashed ${color('control')}`,
    '& strong': {float: 'inline-end', marginInlineStart: space[4]},
    '&:first-of-type': {
      paddingTop: 0,
      border: 0,
      fontSize: size.lead,
      fontWeight: 700,
      textAlign: 'center',
    },
    '&:last-of-type': {
      borderTop: `3px double ${color('ink')}`,
      fontSize: size.lead,
      fontWeight: 700,
      '& strong': {fontSize: size.h3, lineHeight: 1.15},
    },
  },
})
