import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import {color, inset, radius, space} from './theme.ts'

interface CalloutProps {
  /**
   * A `###` heading, a sentence or two, and perhaps a button.
   * @example
   * ### The heading
   *
   * One sentence.
   */
  children: ReactNode
}

/** An offer that stands out from the text round it. */
export function Callout({children}: CalloutProps) {
  return <div css={styles}>{children}</div>
}

const styles = css({
  padding: inset,
  color: color('ink'),
  background: color('brassTint'),
  // A border that is visible only in forced-colours mode, where the browser removes the background.
  border: '1px solid transparent',
  borderRadius: radius.card,
  '&, & > div': {display: 'grid', alignContent: 'start', justifyItems: 'start', gap: space[3]},
})
