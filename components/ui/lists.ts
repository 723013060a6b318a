import {type CSSObject, css} from '@emotion/react'
import {color, dodecagon, enlargedText, forcedColors, oneColumn, plainList, size, space} from '../theme.ts'

/** Returns the styles of a round bullet before a line; the caller adds its `background`. */
export function bulletStyles(size: string) {
  return {
    content: '""',
    flex: 'none',
    width: size,
    height: size,
    clipPath: dodecagon,
    [forcedColors]: {forcedColorAdjust: 'none'},
  } as const
}

/** Returns the styles of a coin that shows the value of a CSS counter. */
export function numberOnCoin(counter: string, size: string) {
  return {
    content: `counter(${counter})`,
    display: 'grid',
    placeItems: 'center',
    width: size,
    height: size,
    fontWeight: 700,
    lineHeight: 1,
    clipPath: dodecagon,
  } as const
}

/** A list with ticks as bullets. */
export const tickListStyles = css({
  display: 'grid',
  // Keeps the items at the top where a longer list is beside this list.
  alignContent: 'start',
  // The same gap as between the facts of a card (`cardStyles.facts`), which may be beside the list.
  gap: space[1],
  ...plainList,
  lineHeight: 1.45,
  '& > li': {display: 'flex', gap: '.6rem', padding: 0},
  '& > li::before': {
    content: '""',
    flex: 'none',
    width: '.45em',
    height: '.8em',
    margin: '.2em .2em 0 .25em',
    rotate: '42deg',
    border: `solid ${color('primary')}`,
    borderWidth: '0 .14em .14em 0',
  },
})

/** A list with small coins as bullets. */
export const coinListStyles = css({
  ...plainList,
  '& > li': {display: 'flex', gap: '.85rem', alignItems: 'baseline'},
  '& > li::before': {
    content: '""',
    flex: 'none',
    width: '.72em',
    height: '.72em',
    background: 'var(--bullet)',
    clipPath: dodecagon,
    [forcedColors]: {forcedColorAdjust: 'none', background: 'CanvasText'},
  },
})

/**
 * A numbered list as steps. Callers set `--coin`, the inset of the numbers, and `--words`, the inset of the
 * text.
 */
export const stepListStyles: CSSObject = {
  '& > ol': {
    display: 'grid',
    maxWidth: 'none',
    ...plainList,
    counterReset: 'step',
  },
  '& li': {
    position: 'relative',
    ...oneColumn,
    gap: space[2],
    alignContent: 'start',
    padding: 0,
    paddingInlineStart: 'var(--words)',
    color: color('inkSoft'),
    counterIncrement: 'step',
    '&::before': {
      ...numberOnCoin('step', space[7]),
      position: 'absolute',
      left: 'var(--coin)',
      fontSize: size.lead,
      color: color('onPrimary'),
      background: color('primary'),
    },
    [enlargedText]: {paddingInlineStart: 0, '&::before': {position: 'static'}},
  },
  '& h3': {color: color('ink')},
}
