import {test} from './sharedPage.ts'
import {addresses, expect, unknownAddress, wake} from './site.ts'

// S11.4
for (const address of [...addresses, unknownAddress]) {
  test(`${address} is hydrated without a mismatch, and reads and looks the same`, async ({page, complaints}) => {
    await page.goto(address)
    const drawn = () => page.locator('svg').evaluateAll((drawings) => drawings.map(({innerHTML}) => innerHTML))
    const words = await page.locator('body').innerText()
    const drawings = await drawn()
    await wake(page)
    expect(await page.locator('body').innerText()).toBe(words)
    expect(await drawn()).toEqual(drawings)
    expect(complaints.filter((line) => !line.includes('404'))).toEqual([])
  })
}

// S11.4
test('a page that wakes adds no style that its document brought', async ({page}) => {
  await page.goto('/contact')
  await wake(page)
  const [brought = [], ...added] = await page.evaluate(() =>
    [...document.styleSheets].map(({cssRules}) => [...cssRules].map(({cssText}) => cssText)),
  )
  expect(brought.length).toBeGreaterThan(100)
  expect(added.flat().filter((rule) => brought.includes(rule))).toEqual([])
})
