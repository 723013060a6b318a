import {css} from '@emotion/react'
import {color} from '../theme.ts'

interface CoinStackProps {
  amount: number
  /** All amounts that visitors compare, whose stacks need the same scale. */
  allAmounts: readonly number[]
}

/**
 * An amount drawn as a stack of coins. The smallest of all amounts is one coin, and the others are in
 * proportion.
 */
export function CoinStack({amount, allAmounts}: CoinStackProps) {
  const largest = Math.max(...allAmounts)
  // The value of one coin: the smallest amount, or more if the largest amount would need too many coins.
  const coin = Math.max(Math.min(...allAmounts), largest / maxCoins)
  const coins = Array.from(
    {length: Math.max(1, Math.round(amount / coin))},
    (_, index) => -(index + 1) * step,
  )
  const top = coins[coins.length - 1] ?? 0
  return (
    <svg viewBox={`-36 ${top - 4} 72 ${8 - top}`} aria-hidden="true" css={styles}>
      <path fill={color('closingLight')} d={coins.map((y) => `M-36 ${y}l18 4v8l-18-4z`).join('')} />
      <path fill={color('brass')} d={coins.map((y) => `M-18 ${y + 4}h36v8h-36z`).join('')} />
      <path fill={color('coinDark')} d={coins.map((y) => `M18 ${y + 4}l18-4v8l-18 4z`).join('')} />
      <path fill={color('coinLight')} d={`M-36 ${top}l18-4h36l18 4-18 4h-36z`} />
    </svg>
  )
}

const maxCoins = 12
/** The height of a coin and the gap above it, in the drawing's units. */
const step = 10

const styles = css({flex: 'none', width: '4.5rem'})
