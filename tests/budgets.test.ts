import {existsSync} from 'node:fs'
import {resolve} from 'node:path'
import {expect, test} from 'vitest'
import {budgets} from '../src/commands/bench/budgets.ts'
import {measureBytes, type SiteBytes} from '../src/commands/bench/measureBytes.ts'
import {spend} from '../src/commands/bench/spend.ts'

const dist = resolve(import.meta.dirname, '../dist')
if (!existsSync(dist)) throw new Error('There is no dist/ to weigh. Make it with: npm run build')
const spent = Object.entries(spend(measureBytes(dist))) as [keyof typeof budgets, number][]

// S11.6
test.each(spent)('%s takes %d, within its budget', (name, amount) => {
  expect(amount).toBeGreaterThanOrEqual(0)
  expect(amount, budgets[name].why).toBeLessThanOrEqual(budgets[name].most)
})

test('one heavy page is enough to exceed a budget', () => {
  const page = {
    html: 9000,
    inlineScript: 600,
    scriptFiles: 0,
    wakingFiles: 4,
    waking: 90_000,
    requests: 3,
    read: 22_000,
  }
  const site: SiteBytes = {
    font: 11_000,
    pages: {'index.html': page, 'about.html': {...page, html: 14_001, requests: 4}},
  }
  const over = Object.entries(spend(site)).filter(
    ([name, amount]) => amount > budgets[name as keyof typeof budgets].most,
  )
  expect(over).toEqual([
    ['document', 14_001],
    ['requests', 4],
  ])
})
