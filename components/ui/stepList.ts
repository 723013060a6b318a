import type {CSSObject} from '@emotion/react'
import {color, dodecagon, enlarged, size, space} from '../theme.ts'

/** A numbered list as steps: each with its number on a coin, `--coin` from the edge, and `--words` where they begin beside it. */
export const stepList: CSSObject = {
  '& > ol': {
    display: 'grid',
    maxWidth: 'none',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    counterReset: 'step',
  },
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
    alignContent: 'start',
    padding: 0,
    paddingInlineStart: 'var(--words)',
    color: color('inkSoft'),
    counterIncrement: 'step',
    '&::before': {
      content: 'counter(step)',
      position: 'absolute',
      left: 'var(--coin)',
      display: 'grid',
      placeItems: 'center',
      width: space[7],
      height: space[7],
      fontSize: size.lead,
      fontWeight: 700,
      lineHeight: 1,
      color: color('onPrimary'),
      background: color('primary'),
      clipPath: dodecagon,
    },
    [enlarged]: {paddingInlineStart: 0, '&::before': {position: 'static'}},
  },
  '& h3': {color: color('ink')},
}
