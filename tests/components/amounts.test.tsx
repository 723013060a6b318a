import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {FactRing} from '../../components/FactRing.tsx'
import {CoinStack} from '../../components/ui/CoinStack.tsx'
import tiers from '../../content/donation-tiers.yaml'
import facts from '../../content/facts.yaml'

const amounts = tiers.map(({amount}) => amount)

/** How many coins lie in a stack: each has a front. */
function coinsOf(amount: number, among: number[]): number {
  const [, front = ''] =
    /fill="var\(--brass\)" d="([^"]*)"/.exec(renderToStaticMarkup(<CoinStack amount={amount} among={among} />)) ?? []
  return front.split('M').length - 1
}

// S3.10
test('the stacks of the tiers are as high as their amounts are large', () => {
  const smallest = Math.max(Math.min(...amounts), Math.max(...amounts) / 12)
  for (const amount of amounts) expect(coinsOf(amount, amounts)).toBe(Math.max(1, Math.round(amount / smallest)))
})

test('a stack follows from its amount, and no amount makes one endless', () => {
  expect([25, 50, 100, 250].map((amount) => coinsOf(amount, [25, 50, 100, 250]))).toEqual([1, 2, 4, 10])
  expect([5, 600].map((amount) => coinsOf(amount, [5, 600]))).toEqual([1, 12])
})

test('a share of a hundred lights as much of its ring, and stays in words', () => {
  for (const {id, value, label} of facts.filter(({value}) => value.endsWith('%'))) {
    const ring = renderToStaticMarkup(<FactRing fact={id} />).replace(/<style.*?<\/style>/gs, '')
    expect(ring.match(/fill="var\(--(brass|coinDark)\)"/g)).toHaveLength(
      Math.round((Number.parseFloat(value) / 100) * 12),
    )
    expect(ring.replace(/<[^>]*>/g, '')).toBe(`${value} ${label}`)
  }
})
