import {test} from './sharedPage.ts'
import {addresses, expect, labels} from './site.ts'

for (const address of addresses) {
  // S2.50
  test(`${address} leads to all of its parts, if it lists them`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844})
    await page.goto(address)
    const list = page.getByRole('main').getByRole('navigation', {name: labels.onThisPage})
    if ((await list.count()) === 0) return
    const links = await list
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
    const headings = await page
      .locator('main h2[id]')
      .evaluateAll((all) => all.map(({id, textContent}) => [textContent, `#${id}`]))
    expect(links).toEqual(headings.slice(0, links.length))
    // The one that closes the page.
    expect(headings.length - links.length).toBeLessThanOrEqual(1)
  })
}
