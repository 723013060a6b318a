import {test} from './sharedPage.ts'
import {addresses, expect, unknownAddress, wake} from './site.ts'

// S11.4
for (const address of [...addresses, unknownAddress]) {
  test(`${address} is hydrated without a mismatch, and reads the same`, async ({page, complaints}) => {
    await page.goto(address)
    const words = await page.locator('body').innerText()
    await wake(page)
    expect(await page.locator('body').innerText()).toBe(words)
    expect(complaints.filter((line) => !line.includes('404'))).toEqual([])
  })
}
