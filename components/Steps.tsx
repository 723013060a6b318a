import {css} from '@emotion/react'
import {from, space} from './theme.ts'
import type {NumberedList} from './ui/kinds.ts'
import {stepList} from './ui/lists.ts'

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

const styles = css(stepList, {
  '--coin': 0,
  '--words': `calc(${space[7]} + ${space[4]})`,
  '& > ol': {gap: space[6], [from.desktop]: {gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)'}},
  [from.desktop]: {'--words': 0, '& li::before': {position: 'static', marginBottom: space[2]}},
})
