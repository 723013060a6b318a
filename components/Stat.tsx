import {css} from '@emotion/react'
import facts from '../content/facts.yaml'
import {color, size, space} from './theme.ts'
import {findRecord} from './ui/findRecord.ts'
import type {Item} from './ui/kinds.ts'

interface StatProps {
  /** The figure's `id` in `content/facts.yaml`. */
  fact: string
}

/**
 * One figure and what it counts. Several in a row fill the window's width, for right below the top of a page.
 */
export function Stat({fact: id}: StatProps): Item {
  const {value, label} = findRecord(facts, id, 'content/facts.yaml')
  return (
    <div css={styles}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

const styles = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space[1],
  '& dt': {
    maxWidth: '18ch',
    color: color('inkSoft'),
    fontSize: size.note,
    lineHeight: 1.4,
    textWrap: 'balance',
  },
  '& dd': {
    overflowWrap: 'normal',
    fontSize: size.h2,
    fontWeight: 700,
    lineHeight: 1,
    letterSpacing: '-.02em',
  },
})
