import {test} from './sharedPage.ts'
import {addresses, expect} from './site.ts'

const sheet = '/resources/budget'
const values = "[...document.querySelectorAll('[data-budget] input')].map(({value}) => value)"

// S10.87
test('a budget is added up as it is typed, and is neither stored nor sent', async ({page}) => {
  const requests: string[] = []
  await page.goto(sheet)
  await page.waitForLoadState('networkidle')
  page.on('request', (request) => {
    // Pages that the visitor may open next are prefetched, whatever is typed (S11.5).
    const isPrefetched =
      request.headers()['sec-purpose'] && addresses.includes(new URL(request.url()).pathname)
    if (!isPrefetched || /[?#]/.test(request.url())) requests.push(request.url())
  })
  const fields = page.locator('[data-budget] input')
  await expect(fields.first()).toHaveAttribute('inputmode', 'decimal')
  const tables = page.getByRole('table').filter({has: page.locator('input')})
  // What is typed into the first line of each table but the last, and the sum that its last line then shows.
  const typed = [
    ['£1,320.50', '1,320.50'],
    ['550', '550'],
    [' 50 ', '50'],
  ]
  for (const [index, [amount, sum]] of typed.entries()) {
    const boxes = tables.nth(index).getByRole('textbox')
    await boxes.first().fill(amount as string)
    await expect(boxes.last()).toHaveValue(sum as string)
    await expect(boxes.last()).not.toBeEditable()
  }
  const results = tables.last().getByRole('textbox')
  await expect(results.first()).toHaveValue('720.50')
  await expect(results.last()).toHaveValue(String(Math.floor(720.5 / 4.3)))
  await tables.first().getByRole('textbox').first().fill('abc')
  await expect(results.first()).toHaveValue('−600')
  expect(requests).toEqual([])
  expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual([
    '',
    0,
    0,
  ])
})

// S10.86, S10.87
test('each field of a budget is named by the header of its row', async ({page}) => {
  await page.goto(sheet)
  const rows = page.locator('[data-budget] tbody tr')
  expect(await rows.count()).toBeGreaterThan(0)
  for (const row of await rows.all()) {
    const name = await row.getByRole('rowheader').innerText()
    await expect(row.getByRole('textbox', {name, exact: true})).toBeVisible()
  }
})

test.describe('without script', () => {
  test.use({javaScriptEnabled: false})

  // S10.87
  test('every line of a budget can be filled in', async ({page}) => {
    await page.goto(sheet)
    for (const field of await page.locator('[data-budget] input').all()) await field.fill('10')
    expect(new Set((await page.evaluate(values)) as string[])).toEqual(new Set(['10']))
  })
})

// S10.86
for (const [width, text] of [
  [320, 100],
  [360, 130],
] as const)
  test(`in a table at ${width} px and ${text} % text, a label is above the cells of its row, which are side by side`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800})
    for (const address of [sheet, '/resources/payslip', '/privacy']) {
      await page.goto(address)
      await page.evaluate((percent) => {
        document.documentElement.style.fontSize = `${percent}%`
      }, text)
      const rows = page.locator('[data-table] tr:has(> th[scope=row]):has(> :nth-child(3))')
      expect(await rows.count()).toBeGreaterThan(0)
      for (const row of await rows.all()) {
        const [label, ...cells] = await row
          .locator('> *')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect))
        for (const [index, cell] of cells.entries()) {
          expect(cell.top).toBeGreaterThanOrEqual((label as DOMRect).bottom - 1)
          const before = cells[index - 1]
          if (!before) continue
          expect(cell.left).toBeGreaterThanOrEqual(before.right)
          expect(Math.min(cell.bottom, before.bottom)).toBeGreaterThan(Math.max(cell.top, before.top))
        }
      }
    }
  })
