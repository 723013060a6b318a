import {boxFaults} from './boxFaults.ts'
import {test} from './sharedPage.ts'
import {addresses, expect, labels, unknownAddress} from './site.ts'

const widths = [320, 360, 390, 640, 768, 880, 1024, 1168, 1280, 1440, 1920]

// S10.15, S10.16, S10.50
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

// S10.16
test('the ring stands in the same place on every page, and touches no edge where there is room', async ({page}) => {
  const places = new Set<string>()
  await page.setViewportSize({width: 1440, height: 900})
  for (const address of addresses) {
    await page.goto(address)
    const ring = page.getByRole('navigation', {name: labels.trail}).locator('xpath=../*[local-name()="svg"]')
    if ((await ring.count()) === 0) continue
    const [own, hero] = [await ring.boundingBox(), await ring.locator('xpath=..').boundingBox()]
    if (!own || !hero) throw new Error(`The ring of ${address} is not shown.`)
    places.add(`${own.x},${own.y} ${own.width}`)
    expect(own.y - hero.y, address).toBeGreaterThanOrEqual(24)
    expect(hero.y + hero.height - own.y - own.height, address).toBeGreaterThanOrEqual(24)
    expect(hero.width - own.x - own.width, address).toBeGreaterThanOrEqual(24)
  }
  expect([...places]).toHaveLength(1)
})

test('the lines beside the steps to a mentor run along them: down on a phone, across on a desk', async ({page}) => {
  const line = page.locator('svg[preserveAspectRatio=none] path').nth(1)
  await page.setViewportSize({width: 390, height: 900})
  await page.goto('/mentoring')
  const down = await line.boundingBox()
  await page.setViewportSize({width: 1440, height: 900})
  const across = await line.boundingBox()
  if (!down || !across) throw new Error('The lines are not shown.')
  expect(down.height).toBeGreaterThan(2 * down.width)
  expect(across.width).toBeGreaterThan(2 * across.height)
})
