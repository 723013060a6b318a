import {css} from '@emotion/react'
import {bandInset, color, enlargedText, minWidth, smallPhone, space} from './theme.ts'
import type {Band, Rows} from './ui/kinds.ts'

interface StatBandProps {
  /**
   * One `Stat` for each figure.
   * @example <Stat />
   */
  children: Rows
}

/** A row of figures right under the top of a page: what we have achieved, at a glance. */
export function StatBand({children}: StatBandProps): Band {
  return <dl css={styles}>{children}</dl>
}

const three = '&:has(> :nth-of-type(3):last-of-type)'

const styles = css({
  display: 'grid',
  '--columns': '2',
  [three]: {'--columns': '3'},
  gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
  [enlargedText]: {gridTemplateColumns: 'minmax(0, 1fr)'},
  // Three figures don't fit side by side on a small phone, so each has a line of its own.
  [smallPhone]: {
    [three]: {
      '--columns': '1',
      '& > div': {flexFlow: 'row-reverse wrap-reverse', alignItems: 'baseline', gap: `0 ${space[3]}`},
      '& dd': {minWidth: '5.5rem'},
    },
  },
  // The same column gap as between cards, so that the figures line up with the cards that follow on the page.
  gap: `${space[5]} min(${space[5]}, 4vw)`,
  paddingBlock: space[5],
  paddingInline: bandInset,
  borderBottom: `1px solid ${color('line')}`,
  background: color('paper'),
  [minWidth.tablet]: {gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)'},
  [minWidth.desktop]: {paddingBlock: space[6]},
})
