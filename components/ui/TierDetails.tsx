import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import tiers from '../../content/donation-tiers.yaml'
import {color, enlarged, from, inPrint, size, space, target} from '../theme.ts'
import {Card} from './Card.tsx'
import {CoinStack} from './CoinStack.tsx'

interface TierDetailsProps {
  tier: (typeof tiers)[number]
  /** The way to give. */
  children: ReactNode
}

const amounts = tiers.map(({amount}) => amount)

/** An amount, as a stack of coins too, and what it could do. */
export function TierDetails({tier, children}: TierDetailsProps) {
  return (
    <Card look={styles.tier}>
      <div css={styles.ground}>
        <CoinStack amount={tier.amount} among={amounts} />
      </div>
      <h3 css={styles.heading}>
        <span css={styles.amount}>£{tier.amount}</span> <span>{tier.impact}</span>
      </h3>
      <p>{tier.details}</p>
      <div css={styles.foot}>{children}</div>
    </Card>
  )
}

const line = `3px solid ${color('control')}`
const beside = {
  gridTemplateColumns: '4.75rem minmax(0, 1fr)',
  [from.tablet]: {gridTemplateColumns: '5.5rem minmax(0, 1fr)'},
}
const below = {gridTemplateColumns: 'minmax(0, 1fr)', '& > *': {gridColumn: 1}}

const styles = {
  // Amount and stack stand beside the words, and above them in four columns: on a line that all stacks stand on.
  tier: css({
    ...beside,
    gap: `${space[1]} ${space[4]}`,
    borderBottom: line,
    '& > *': {gridColumn: 2},
    '& > p': {fontSize: size.note, lineHeight: 1.5},
    [enlarged]: below,
    [from.wide]: {...below, rowGap: space[3], borderBottom: 0},
  }),
  ground: css({
    '&&': {gridColumn: 1},
    gridRow: '2 / span 3',
    alignSelf: 'end',
    [enlarged]: {gridRow: 'auto'},
    [from.wide]: {gridRow: 'auto', width: '100%', borderBottom: line},
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
    [enlarged]: {display: 'block', '&&': {gridRow: 'auto'}},
    [from.wide]: {display: 'block', fontSize: size.lead, '&&': {gridRow: 'auto'}},
  }),
  amount: css({
    display: 'block',
    marginBottom: '.15em',
    fontSize: size.panel,
    lineHeight: 1.05,
    letterSpacing: '-.02em',
    whiteSpace: 'nowrap',
    color: color('primary'),
    [from.wide]: {fontSize: size.h2},
  }),
  // What is said on paper in place of a button, the page says once.
  foot: css({
    paddingBlock: space[2],
    '& button': {
      minHeight: target,
      padding: 0,
      border: 0,
      fontSize: size.note,
      textDecoration: 'underline',
      '&:hover': {background: 'none', textDecorationThickness: '.14em'},
    },
    [from.wide]: {paddingBottom: 0},
    [inPrint]: {display: 'none'},
  }),
}
