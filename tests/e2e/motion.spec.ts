import type {Page} from 'playwright/test'
import {test} from './sharedPage.ts'
import {test as alone, expect, hydrateNewsletter, toastControl, toastMessage, unknownAddress} from './site.ts'

// S10.19
test('a message appears and disappears at once for visitors who prefer reduced motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
  await page.goto('/contact')
  await hydrateNewsletter(page)
  await toastControl(page, 'consultation').click()
  await expect(toastMessage(page)).toBeVisible()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  // Clicks and counts animations in one call, because an animation might end between two calls.
  const animations = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('#siteMessages button')?.click()
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return document.getAnimations().length
  })
  expect(animations).toBe(0)
  await expect(toastMessage(page)).toHaveCount(0)
})

/**
 * Records every scroll position of each page. Returns a function that returns the positions of the current
 * page.
 */
async function notePositions(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const positions = new Set<number>()
    addEventListener('scroll', () => {
      positions.add(Math.round(scrollY))
      document.documentElement.dataset.positions = [...positions].join()
    })
  })
  return async () => ((await page.locator('html').getAttribute('data-positions')) ?? '').split(',')
}

// S10.71
alone(
  'a link scrolls smoothly to a section of the same page, and jumps to one of another page',
  async ({page}) => {
    const positions = await notePositions(page)
    await page.goto('/terms')
    const link = page.getByRole('main').locator('a[href^="#"]').last()
    const id = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expect(page.locator(id)).toBeInViewport()
    await expect.poll(async () => (await positions()).length).toBeGreaterThan(2)
    await page.keyboard.press('Tab')
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')

    const other = page
      .getByRole('contentinfo')
      .locator('a[href^="/"][href*="#"]:not([href^="/terms"])')
      .first()
    const {hash} = new URL((await other.getAttribute('href')) ?? '', page.url())
    await other.click()
    await expect(page).not.toHaveURL(/terms/)
    await expect(page.locator(hash)).toBeInViewport()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await positions()).toHaveLength(1)
  },
)

// S10.19
for (const [what, address] of [
  ['the coin', '/'],
  ['the fallen side', unknownAddress],
] as const) {
  test(`${what} is all that moves, moves once, and ends where it is without motion`, async ({page}) => {
    await page.goto(address)
    const animations = await page.locator('main *').evaluateAll((all) =>
      all.flatMap((each) => {
        const {animationName, animationIterationCount, animationFillMode} = getComputedStyle(each)
        return animationName === 'none' ? [] : [[animationIterationCount, animationFillMode]]
      }),
    )
    // Allows only fill modes with which an animation has no effect after its end.
    expect(animations).toEqual([['1', expect.stringMatching(/none|backwards/)]])
  })
}
