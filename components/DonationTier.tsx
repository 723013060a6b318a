import {css} from '@emotion/react'
import tiers from '../content/donation-tiers.yaml'
import * as labels from '../content/labels.yaml'
import {DonateLink} from './DonateLink.tsx'
import {color, enlargedText, inPrint, minTargetSize, minWidth, size, space} from './theme.ts'
import {Card} from './ui/Card.tsx'
import {CoinStack} from './ui/CoinStack.tsx'
import {ContactLink} from './ui/ContactLink.tsx'
import {findRecord} from './ui/findRecord.ts'
import type {Item} from './ui/kinds.ts'
import {withNumber} from './ui/withNumber.ts'

interface DonationTierProps {
  /** The tier's `id` in `content/donation-tiers.yaml`. */
  tier: string
}

const amounts = tiers.map(({amount}) => amount)

/**
 * What a gift of one size could do, with a stack of coins. On the donate page a link leads to the page for
 * gifts by card, elsewhere to the contact form.
 */
export function DonationTier({tier: id}: DonationTierProps): Item {
  const {page, amount, impact, details} = findRecord(tiers, id, 'content/donation-tiers.yaml')
  return (
    <Card look={styles.tier}>
      <div css={styles.ground}>
        <CoinStack amount={amount} allAmounts={amounts} />
      </div>
      <h3 css={styles.heading}>
        <span css={styles.amount}>£{amount}</span> <span>{impact}</span>
      </h3>
      <p>{details}</p>
      <div css={styles.foot}>
        {page === 'donate' ? (
          <DonateLink>{withNumber(labels.giveAmount, amount)}</DonateLink>
        ) : (
          <ContactLink record={id} label={labels.donate} about={`£${amount}`} />
        )}
      </div>
    </Card>
  )
}

const line = `3px solid ${color('control')}`
const beside = {
  gridTemplateColumns: '4.75rem minmax(0, 1fr)',
  [minWidth.tablet]: {gridTemplateColumns: '5.5rem minmax(0, 1fr)'},
}
const below = {gridTemplateColumns: 'minmax(0, 1fr)', '& > *': {gridColumn: 1}}

const styles = {
  // The amount and the stack of coins are beside the text, or above it in a wide window, which has four tiers
  // in a row.
  tier: css({
    ...beside,
    gap: `${space[1]} ${space[4]}`,
    borderBottom: line,
    '& > *': {gridColumn: 2},
    '& > p': {fontSize: size.note, lineHeight: 1.5},
    [enlargedText]: below,
    [minWidth.wide]: {...below, rowGap: space[3], borderBottom: 0},
  }),
  ground: css({
    '&&': {gridColumn: 1},
    gridRow: '2 / span 3',
    alignSelf: 'end',
    [enlargedText]: {gridRow: 'auto'},
    [minWidth.wide]: {gridRow: 'auto', width: '100%', borderBottom: line},
  }),
  heading: css({
    display: 'grid',
    ...beside,
    columnGap: space[4],
    alignItems: 'baseline',
    fontSize: size.body,
    lineHeight: 1.3,
    letterSpacing: 0,
    '&&': {gridColumn: '1 / -1', gridRow: 1},
    [enlargedText]: {display: 'block', '&&': {gridRow: 'auto'}},
    [minWidth.wide]: {display: 'block', fontSize: size.lead, '&&': {gridRow: 'auto'}},
  }),
  amount: css({
    display: 'block',
    marginBottom: '.15em',
    fontSize: size.panel,
    lineHeight: 1.05,
    letterSpacing: '-.02em',
    whiteSpace: 'nowrap',
    color: color('primary'),
    [minWidth.wide]: {fontSize: size.h2},
  }),
  foot: css({
    paddingBlock: space[2],
    // The link to the page for gifts by card, which has no look of its own.
    '& > [target]': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: space[2],
      minHeight: minTargetSize,
      fontSize: size.note,
      fontWeight: 600,
    },
    [minWidth.wide]: {paddingBottom: 0},
    [inPrint]: {display: 'none'},
  }),
}
