import {css} from '@emotion/react'
import {color} from '../theme.ts'

interface CoinStackProps {
  amount: number
  /** All amounts that it is compared with: the stacks of all of them are drawn on one scale. */
  among: readonly number[]
}

/** An amount as a stack of coins: one for the smallest, and for each other as many as it is worth. */
export function CoinStack({amount, among}: CoinStackProps) {
  const most = Math.max(...among)
  // A coin that were worth too little would make the highest stack endless.
  const coin = Math.max(Math.min(...among), most / highest)
  const coins = Array.from({length: Math.max(1, Math.round(amount / coin))}, (_, index) => -(index + 1) * step)
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

/** The most coins of a stack, and the height of one in the drawing's units, with the gap above the next. */
const highest = 12
const step = 10

const styles = css({flex: 'none', width: '4.5rem'})
