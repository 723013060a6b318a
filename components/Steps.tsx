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

/** From where the number leaves room for words beside it, to where the steps stand beside each other. */
const underEachOther = '@container (min-width: 18rem) and (max-width: 63.99rem)'

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
    // Beside its number, where steps stand below each other.
    [underEachOther]: {position: 'relative', paddingInlineStart: `calc(${space[7]} + ${space[4]})`},
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
      [underEachOther]: {position: 'absolute', insetInlineStart: 0},
    },
  },
  '& strong': {display: 'block', fontSize: size.h3, lineHeight: 1.1, letterSpacing: '-.015em', color: color('ink')},
})
