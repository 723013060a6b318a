import {css} from '@emotion/react'
import {color, dodecagon, enlarged, from, size, space} from './theme.ts'
import type {NumberedList} from './ui/kinds.ts'

interface StepsProps {
  /**
   * A numbered list; each point starts with its name in **bold**.
   * @example
   * 1. **First**
   *
   *    What happens first.
   */
  children: NumberedList
}

/** What happens, one step after another. */
export function Steps({children}: StepsProps) {
  return <div css={styles}>{children}</div>
}

const styles = css({
  '& > ol': {
    display: 'grid',
    gap: space[6],
    [from.desktop]: {gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)'},
    margin: 0,
    padding: 0,
    maxWidth: 'none',
    listStyle: 'none',
    counterReset: 'step',
  },
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
    alignContent: 'start',
    padding: `0 0 0 calc(${space[7]} + ${space[4]})`,
    color: color('inkSoft'),
    counterIncrement: 'step',
    [enlarged]: {paddingInlineStart: 0},
    [from.desktop]: {paddingInlineStart: 0},
    '&::before': {
      content: 'counter(step)',
      position: 'absolute',
      left: 0,
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
      [enlarged]: {position: 'static'},
      [from.desktop]: {position: 'static', marginBottom: space[2]},
    },
  },
  '& h3': {color: color('ink')},
})
