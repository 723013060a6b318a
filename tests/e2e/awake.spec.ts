import type {Page} from 'playwright/test'
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
test('a page that wakes adds no style', async ({page}) => {
  await page.goto('/contact')
  await wake(page)
  const [brought = 0, ...added] = await page.evaluate(() =>
    [...document.styleSheets].map(({cssRules}) => cssRules.length),
  )
  expect(brought).toBeGreaterThan(100)
  expect(added.filter((rules) => rules > 0)).toEqual([])
})

// S11.4: a document leaves out the rules that it has no use for, and gives its classes other names.
for (const address of [...addresses, unknownAddress]) {
  test(`${address} looks the same when React has to make it anew, with all the styles of its parts`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'})
    await page.goto(address)
    const looks = await looksOf(page)
    await page.locator('h1').evaluate((heading) => heading.prepend('Changed by an extension '))
    await wake(page)
    await expect(page.locator('h1')).not.toContainText('Changed')
    const others = (await looksOf(page)).filter((look, place) => look !== looks[place])
    expect(others).toEqual([])
  })
}

/** How every element looks, but for its size, and for drawings: they are gone when React makes a page anew. */
function looksOf(page: Page) {
  const seen =
    'display position z-index color background font letter-spacing text-align text-decoration list-style padding gap border border-radius ' +
    'box-shadow clip-path mask flex flex-flow align-items align-content justify-content overflow opacity white-space'
  return page.locator('#siteRoot :not(svg *)').evaluateAll(
    (elements, seen) =>
      elements.map((element) => {
        const look = getComputedStyle(element)
        const values = seen.split(' ').map((name) => `${name}: ${look.getPropertyValue(name)}`)
        return [element.tagName, ...values].join('; ')
      }),
    seen,
  )
}
