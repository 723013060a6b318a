import {type CSSObject, css} from '@emotion/react'
import {color, dodecagon, enlarged, forcedColors, oneColumn, plainList, size, space} from '../theme.ts'

/** A small coin before a line. Its `background` is its metal. */
export function bullet(size: string) {
  return {
    content: '""',
    flex: 'none',
    width: size,
    height: size,
    clipPath: dodecagon,
    [forcedColors]: {forcedColorAdjust: 'none'},
  } as const
}

/** The number of a line on a coin. */
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

/** A list whose points are ticked off. */
export const ticked = css({
  display: 'grid',
  // In one piece, also beside a longer list.
  alignContent: 'start',
  // As between facts, which may stand beside it.
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

/** A list whose points are small coins. */
export const coined = css({
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

/** A numbered list as steps: each with its number on a coin, `--coin` from the edge, and `--words` where they begin beside it. */
export const stepList: CSSObject = {
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
    [enlarged]: {paddingInlineStart: 0, '&::before': {position: 'static'}},
  },
  '& h3': {color: color('ink')},
}
