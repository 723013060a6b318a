import {css} from '@emotion/react'
import facts from '../content/facts.yaml'
import {color, enlargedText, size, space} from './theme.ts'
import {Facets} from './ui/Facets.tsx'
import {findRecord} from './ui/findRecord.ts'
import type {PercentageFactId} from './ui/kinds.ts'

interface FactRingProps {
  /** The `id` of a percentage in `content/facts.yaml`, such as 100%. */
  fact: PercentageFactId
}

/**
 * A percentage, drawn as a ring with that share of its twelve sides coloured, and what it is a percentage of.
 */
export function FactRing({fact: id}: FactRingProps) {
  const {value, label} = findRecord(facts, id, 'content/facts.yaml')
  const lit = Math.round((Number.parseFloat(value) / 100) * 12)
  return (
    <p css={styles.fact}>
      <svg viewBox="-100 -100 200 200" aria-hidden="true">
        <Facets
          outer={98}
          inner={68}
          fill={(side) => color(side < lit ? (side === 11 || side < 5 ? 'brass' : 'coinDark') : 'line')}
        />
      </svg>
      <b>{value}</b> <span>{label}</span>
    </p>
  )
}

const styles = {
  fact: css({
    display: 'grid',
    gridTemplateColumns: 'min(9.5rem, 30vw) minmax(0, 16ch)',
    alignItems: 'center',
    columnGap: space[4],
    '& > *': {gridRow: 1},
    '& > svg, & > b': {gridColumn: 1, width: '100%'},
    '& > b': {textAlign: 'center', fontSize: size.h3, lineHeight: 1, letterSpacing: '-.02em'},
    '& > span': {fontSize: size.lead, fontWeight: 600, lineHeight: 1.3, textWrap: 'balance'},
    [enlargedText]: {gridTemplateColumns: 'minmax(0, 9.5rem)', '& > span': {gridRow: 2}},
  }),
}
