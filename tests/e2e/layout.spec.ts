import {test} from './sharedPage.ts'
import {addresses, expect, labels} from './site.ts'

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
