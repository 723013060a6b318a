import {randomBytes} from 'node:crypto'
import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
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

/** A page of the built site, changed. */
function weighed(change: (html: string) => string) {
  const folder = mkdtempSync(join(tmpdir(), 'weighed-'))
  try {
    cpSync(dist, folder, {recursive: true})
    const html = readFileSync(join(dist, 'about.html'), 'utf8')
    writeFileSync(join(folder, 'about.html'), change(html))
    return measureBytes(folder).pages['about.html']?.frame
  } finally {
    rmSync(folder, {recursive: true, force: true})
  }
}

test('words and cards more make no page heavier to its budget, and one attribute more does', () => {
  const card = /<article\b.*?<\/article>/s
  const before = weighed((html) => html)
  expect(weighed((html) => html.replace('</h1>', ' and many other words</h1>'))).toBe(before)
  expect(weighed((html) => html.replace(card, (each) => each.repeat(9)))).toBe(before)
  expect(
    weighed((html) => html.replace('<h1', `<h1 data-heavier="${randomBytes(500).toString('hex')}"`)),
  ).toBeGreaterThan(before ?? 0)
}, 60_000)

test('one heavy page is enough to exceed a budget', () => {
  const page = {
    html: 12_000,
    frame: 7000,
    inlineScript: 600,
    scriptFiles: 0,
    wakingFiles: 4,
    waking: 90_000,
    requests: 3,
    read: 22_000,
  }
  const site: SiteBytes = {
    font: 11_000,
    letters: 120,
    pages: {'index.html': page, 'about.html': {...page, frame: budgets.frame.most + 1, requests: 4}},
  }
  const over = Object.entries(spend(site)).filter(
    ([name, amount]) => amount > budgets[name as keyof typeof budgets].most,
  )
  expect(over).toEqual([
    ['frame', budgets.frame.most + 1],
    ['requests', 4],
  ])
})
