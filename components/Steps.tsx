import {css} from '@emotion/react'
import {minWidth, space} from './theme.ts'
import type {NumberedList} from './ui/kinds.ts'
import {stepListStyles} from './ui/lists.ts'

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

const styles = css(stepListStyles, {
  '--coin': 0,
  '--words': `calc(${space[7]} + ${space[4]})`,
  '& > ol': {gap: space[6], [minWidth.desktop]: {gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)'}},
  [minWidth.desktop]: {'--words': 0, '& li::before': {position: 'static', marginBottom: space[2]}},
})
