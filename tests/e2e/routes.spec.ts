import {routes} from '../specification.ts'
import {test} from './sharedPage.ts'
import {addresses, expect} from './site.ts'

// S2.1
test('the twelve routes of the specification are among the pages', () => {
  expect(addresses).toEqual(expect.arrayContaining(routes))
})

for (const address of addresses) {
  // S2.2, S10.1
  test(`${address} is a complete document with one main heading`, async ({page, complaints}) => {
    const response = await page.goto(address)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(complaints).toEqual([])
  })

  // S10.1
  test(`${address} skips no heading level`, async ({page}) => {
    await page.goto(address)
    const levels = await page
      .getByRole('main')
      .getByRole('heading')
      .evaluateAll((all) => all.map((each) => Number(each.tagName[1])))
    expect(levels[0]).toBe(1)
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1)
  })
}

test('a page travels packed, and whole to who cannot unpack it', async ({request}) => {
  const packed = await request.get('/about', {headers: {'accept-encoding': 'br'}})
  const plain = await request.get('/about', {headers: {'accept-encoding': 'identity'}})
  expect(packed.headers()['content-encoding']).toBe('br')
  expect(packed.headers().vary).toContain('Accept-Encoding')
  expect(plain.headers()['content-encoding']).toBeUndefined()
  expect(await packed.text()).toBe(await plain.text())
})
