import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import type tiers from '../../content/donation-tiers.yaml'
import {color, size} from '../theme.ts'
import {cardStyles} from './cardStyles.ts'

interface TierDetailsProps {
  tier: (typeof tiers)[number]
  /** The way to give. */
  children: ReactNode
}

/** An amount, and what it could do. */
export function TierDetails({tier, children}: TierDetailsProps) {
  return (
    <article css={cardStyles.box}>
      <h3 css={styles.heading}>
        <span css={styles.amount}>£{tier.amount}</span> {tier.impact}
      </h3>
      <p>{tier.details}</p>
      <div css={cardStyles.foot}>{children}</div>
    </article>
  )
}

const styles = {
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
