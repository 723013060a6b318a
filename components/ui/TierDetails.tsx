import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import tiers from '../../content/donation-tiers.yaml'
import {color, from, size, space} from '../theme.ts'
import {CoinStack} from './CoinStack.tsx'
import {cardStyles, parts} from './cardStyles.ts'

interface TierDetailsProps {
  tier: (typeof tiers)[number]
  /** The way to give. */
  children: ReactNode
}

const amounts = tiers.map(({amount}) => amount)

/** An amount, as a stack of coins too, and what it could do. */
export function TierDetails({tier, children}: TierDetailsProps) {
  return (
    <article css={[cardStyles.box, parts(3)]}>
      <h3 css={styles.heading}>
        <span css={styles.amount}>
          £{tier.amount} <CoinStack amount={tier.amount} among={amounts} />
        </span>{' '}
        {tier.impact}
      </h3>
      <p>{tier.details}</p>
      <div css={cardStyles.foot}>{children}</div>
    </article>
  )
}

const styles = {
  heading: css({width: '100%', fontSize: size.lead, lineHeight: 1.3, letterSpacing: 0}),
  amount: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: space[3],
    marginBottom: '.3em',
    // Side by side they stand on one ground, however high.
    [from.tablet]: {minHeight: '6.75rem'},
    fontSize: size.h2,
    lineHeight: 1.05,
    letterSpacing: '-.02em',
    color: color('primary'),
  }),
}
