import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import tiers from '../../content/donation-tiers.yaml'
import {color, size} from '../theme.ts'
import {Card} from './Card.tsx'
import {CoinStack} from './CoinStack.tsx'
import {cardStyles} from './cardStyles.ts'

interface TierDetailsProps {
  tier: (typeof tiers)[number]
  /** The way to give. */
  children: ReactNode
}

const amounts = tiers.map(({amount}) => amount)

/** An amount, as a stack of coins too, and what it could do. */
export function TierDetails({tier, children}: TierDetailsProps) {
  return (
    <Card look={cardStyles.open}>
      <div css={styles.ground}>
        <CoinStack amount={tier.amount} among={amounts} />
      </div>
      <h3 css={styles.heading}>
        <span css={styles.amount}>£{tier.amount}</span> {tier.impact}
      </h3>
      <p>{tier.details}</p>
      <div css={cardStyles.foot}>{children}</div>
    </Card>
  )
}

const styles = {
  // The line that all stacks stand on.
  ground: css({
    display: 'flex',
    alignItems: 'end',
    width: '100%',
    borderBottom: `3px solid ${color('control')}`,
  }),
  heading: css({fontSize: size.lead, lineHeight: 1.3, letterSpacing: 0}),
  amount: css({
    display: 'block',
    marginBottom: '.15em',
    fontSize: size.h2,
    lineHeight: 1.05,
    letterSpacing: '-.02em',
    color: color('primary'),
  }),
}
