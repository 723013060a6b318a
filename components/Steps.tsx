import {css} from '@emotion/react'
import {color, dodecagon, size, space} from './theme.ts'
import {evenRows} from './ui/evenRows.ts'
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
    ...evenRows(15),
    gap: space[6],
    margin: 0,
    padding: 0,
    maxWidth: 'none',
    listStyle: 'none',
    counterReset: 'step',
  },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
    alignContent: 'start',
    padding: 0,
    color: color('inkSoft'),
    counterIncrement: 'step',
    '&::before': {
      content: 'counter(step)',
      display: 'grid',
      placeItems: 'center',
      width: space[7],
      height: space[7],
      marginBottom: space[2],
      fontSize: size.lead,
      fontWeight: 700,
      lineHeight: 1,
      color: color('onPrimary'),
      background: color('primary'),
      clipPath: dodecagon,
    },
  },
  '& h3': {color: color('ink')},
})
