import {findViolations} from '../findViolations.ts'
import {boxFaults} from './boxFaults.ts'
import {test} from './sharedPage.ts'
import {addresses, expect, labels, unknownAddress} from './site.ts'
import {focusFaults, motionRules, smallTargets, structureFaults} from './structureFaults.ts'

/** The window widths at which the layout changes, and a larger one. */
const widths = [320, 390, 640, 768, 880, 1024, 1280, 1920]
/** The least height of a window in which the header stays at the top. */
const height = 480

for (const address of [...addresses, unknownAddress]) {
  // S2.2, S2.50, S10.1, S10.4, S10.6, S10.12, S10.14, S10.15, S10.16, S10.17, S10.18, S10.19, S10.50, S10.80,
  // S10.81, F26
  test(`${address} has no fault in its layout, structure, motion and focus, nor for axe`, async ({
    page,
    complaints,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'})
    const response = await page.goto(address)
    expect(response?.status()).toBe(address === unknownAddress ? 404 : 200)
    expect(complaints.filter((each) => !each.includes('404'))).toEqual([])
    await page.evaluate(() => document.fonts.ready)
    const faults: string[] = []
    for (const width of widths) {
      await page.setViewportSize({width, height})
      const found = await page.evaluate(boxFaults)
      if (width === 390) found.push(...(await page.evaluate(smallTargets)))
      if (width === 1280) {
        found.push(...(await page.evaluate(structureFaults, labels.onThisPage)))
        found.push(...(await page.evaluate(motionRules)))
      }
      // Runs axe at one width in each colour scheme, because colours do not depend on the width.
      if (width === 390) found.push(...(await findViolations(page, ['light'])))
      if (width === 1280) found.push(...(await findViolations(page, ['dark'])))
      faults.push(...found.map((fault) => `${width} px, ${fault}`))
    }
    await page.setViewportSize({width: 1280, height: 720})
    const stops = await page.locator('a[href], button, input, textarea, summary, [tabindex="0"]').count()
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press('Tab')
      faults.push(...(await page.evaluate(focusFaults)))
    }
    expect(faults).toEqual([])
  })
}

// S10.16
test('the ring of the hero is in the same place on every page, and touches no edge', async ({page}) => {
  const places = new Set<string>()
  await page.setViewportSize({width: 1440, height: 900})
  for (const address of addresses) {
    await page.goto(address)
    const ring = page.getByRole('navigation', {name: labels.trail}).locator('xpath=../*[local-name()="svg"]')
    if ((await ring.count()) === 0) continue
    const [own, hero] = [await ring.boundingBox(), await ring.locator('xpath=..').boundingBox()]
    if (!own || !hero) throw new Error(`The ring of ${address} is not shown.`)
    places.add(`${own.x},${own.y} ${own.width}`)
    const [below, beside] = [hero.y + hero.height - own.y - own.height, hero.width - own.x - own.width]
    expect(Math.min(own.y - hero.y, below, beside), address).toBeGreaterThanOrEqual(24)
  }
  expect([...places]).toHaveLength(1)
})
