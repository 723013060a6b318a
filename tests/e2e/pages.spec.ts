import {boxFaults} from './boxFaults.ts'
import {findViolations} from './findViolations.ts'
import {test} from './sharedPage.ts'
import {addresses, expect, labels, unknownAddress} from './site.ts'
import {focusFaults, smallTargets, structureFaults} from './structureFaults.ts'

/** Each width at which a page is laid out otherwise, and the lowest window in which the bar stays at the top. */
const widths = [320, 390, 640, 768, 880, 1024, 1280, 1440, 1920]
const height = 480

for (const address of [...addresses, unknownAddress]) {
  // S2.2, S2.50, S10.1, S10.6, S10.12, S10.14, S10.15, S10.16, S10.17, S10.18, S10.50, S10.80, S10.81, F26
  test(`${address} is whole, laid out without a fault at any width, and axe finds none`, async ({page, complaints}) => {
    const response = await page.goto(address)
    expect(response?.status()).toBe(address === unknownAddress ? 404 : 200)
    expect(complaints.filter((each) => !each.includes('404'))).toEqual([])
    await page.evaluate(() => document.fonts.ready)
    const faults: string[] = []
    for (const width of widths) {
      await page.setViewportSize({width, height})
      const found = await page.evaluate(boxFaults)
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (wider > 0) found.push(`${wider} px too wide`)
      if (width === 390) found.push(...(await page.evaluate(smallTargets)))
      if (width === 1280) found.push(...(await page.evaluate(structureFaults, labels.onThisPage)))
      // A colour doesn't depend on the width, nor a layout on the colours.
      if (width === 390) found.push(...(await findViolations(page, ['light'])))
      if (width === 1280) found.push(...(await findViolations(page, ['dark'])))
      faults.push(...found.map((fault) => `${width} px, ${fault}`))
    }
    expect(faults).toEqual([])
  })

  // S10.4
  test(`${address} shows where the focus is, and hides it under nothing`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'})
    await page.setViewportSize({width: 1280, height: 720})
    await page.goto(address)
    const stops = await page.locator('a[href], button, input, textarea, summary, [tabindex="0"]').count()
    const faults: string[] = []
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press('Tab')
      faults.push(...(await page.evaluate(focusFaults)))
    }
    expect(faults).toEqual([])
  })
}
