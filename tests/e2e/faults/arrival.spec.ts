import {expect, type Locator, type Page} from 'playwright/test'
import {test, wake} from '../site.ts'

/** The link that is pressed, and the page that it leads to. */
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', {name, exact: true})

/** Checks that a place stands right below the bar at the top, where it is seen. */
async function expectBelowBar(page: Page, place: Locator) {
  const bar = (await page.getByRole('banner').boundingBox())?.height ?? Number.NaN
  await expect.poll(() => place.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(bar + 136)
  expect(await place.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(bar)
}

test.beforeEach(({page}) => page.emulateMedia({reducedMotion: 'reduce'}))

for (const [address, id] of [
  ['/contact', 'policies'],
  ['/get-involved', 'upcoming-events'],
  ['/', 'get-involved'],
] as const) {
  test(`F22 ${address}#${id}, opened from outside, shows the place below the bar`, async ({page}) => {
    await page.goto(`${address}#${id}`)
    await expectBelowBar(page, page.locator(`#${id}`))
    await wake(page)
    await expect(page).toHaveURL(`${address}#${id}`)
  })
}

test('F22 a place that a page does not have shows the page from its top', async ({page, complaints}) => {
  await page.goto('/contact#no-such-place')
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport()
  expect(complaints).toEqual([])
})

for (const state of ['asleep', 'awake'] as const) {
  test(`F23 a link to a place on another page leads to the place, ${state}`, async ({page}) => {
    await page.goto('/')
    if (state === 'awake') await wake(page)
    await footerLink(page, 'Events').click()
    await expect(page).toHaveURL('/get-involved#upcoming-events')
    await expectBelowBar(page, page.locator('#upcoming-events'))
  })
}

test('F23 the place that a link led to has the focus', async ({page}) => {
  await page.goto('/')
  await wake(page)
  await footerLink(page, 'Events').click()
  await expect(page.locator('#upcoming-events')).toBeFocused()
})

test('F24 a link opens the page without a new document, with its title, focus on its heading, from the top', async ({
  page,
}) => {
  await page.goto('/')
  await wake(page)
  await page.evaluate(() => {
    document.body.dataset.same = 'yes'
  })
  await footerLink(page, 'Services').click()
  await expect(page).toHaveURL('/services')
  await expect(page.locator('body')).toHaveAttribute('data-same', 'yes')
  await expect(page.getByRole('heading', {level: 1})).toBeFocused()
  await expect(page).toHaveTitle(/^Services - Twelvesides$/)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://twelvesides.example.org/services')
  await expect(page.getByRole('banner').getByRole('link', {name: 'Services'})).toHaveAttribute('aria-current', 'page')
})

test('F24 a page opened by the router looks like its document', async ({page}) => {
  await page.goto('/')
  await wake(page)
  await footerLink(page, 'Services').click()
  await expect(page.getByRole('heading', {level: 1})).toBeFocused()
  const routed = await page.getByRole('main').innerText()
  const height = await page.getByRole('main').evaluate((main) => main.clientHeight)
  await page.goto('/services')
  expect(await page.getByRole('main').innerText()).toBe(routed)
  expect(await page.getByRole('main').evaluate((main) => main.clientHeight)).toBe(height)
})

test('F24 back returns to the place, and forward again', async ({page}) => {
  await page.goto('/services')
  await wake(page)
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/about"]')?.click())
  await expect(page).toHaveURL('/about')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/services')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
  await expect(page).toHaveTitle('Services - Twelvesides')
  await page.goForward()
  await expect(page).toHaveTitle('About - Twelvesides')
})

test('F24 two links pressed one after the other lead to the second', async ({page}) => {
  await page.clock.install()
  await page.goto('/terms')
  await wake(page)
  await page.route('**/assets/programs-*.js', () => {})
  await page.getByRole('banner').getByRole('link', {name: 'Programs'}).click({noWaitAfter: true})
  await page.getByRole('banner').getByRole('link', {name: 'About'}).click()
  await expect(page).toHaveURL('/about')
  // Longer than a link waits for its page.
  await page.clock.fastForward('00:10')
  await expect(page).toHaveURL('/about')
})
