import {addresses, unknownAddress} from '../e2e/site.ts'
import {expect, test} from './browsers.ts'

test.describe('every address opens without a complaint, and nothing sticks out at its side', () => {
  for (const address of addresses) {
    test(address, async ({tab}) => {
      for (const width of [1280, 360]) {
        await tab.resize({width, height: 800})
        await tab.open(address)
        expect(await tab.complaints()).toEqual([])
        const [inner, page] = await tab.run(() => [innerWidth, document.documentElement.scrollWidth])
        expect(page, `at ${inner} px`).toBeLessThanOrEqual(inner ?? 0)
      }
    })
  }
})

test('an address that no page has says so, and logs which it was', async ({tab}) => {
  await tab.open(unknownAddress)
  expect(await tab.run(() => document.querySelector('h1')?.textContent)).toBe('Oops! Page not found')
  expect((await tab.complaints()).join()).toContain(unknownAddress)
})
