import {boxFaults} from './boxFaults.ts'
import {test} from './sharedPage.ts'
import {addresses, expect, unknownAddress} from './site.ts'

const widths = [320, 360, 390, 640, 768, 880, 1024, 1168, 1280, 1440, 1920]

// S10.15
for (const address of [...addresses, unknownAddress]) {
  test(`${address} keeps its boxes whole, apart and in even rows, at any width`, async ({page}) => {
    await page.goto(address)
    await page.evaluate(() => document.fonts.ready)
    const faults: string[] = []
    for (const width of widths) {
      // The lowest window in which the bar stays at the top.
      await page.setViewportSize({width, height: 480})
      faults.push(...(await page.evaluate(boxFaults)).map((fault) => `${width} px, ${fault}`))
    }
    expect(faults).toEqual([])
  })
}
