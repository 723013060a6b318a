import type {Locator, Page} from 'playwright/test'
import {getInvolvedId} from '../../specification.ts'
import {test} from '../sharedPage.ts'
import {
  expect,
  footerLink,
  footerLinks,
  headerLink,
  hydratedIslands,
  hydrateNewsletter,
  messageText,
  navigation,
  siteDetails,
  toastMessage,
} from '../site.ts'

/** The addresses of places on pages that the footer and the messages link to. */
const placeLinks = [...footerLinks, ...navigation.legal].map(({to}) => to).filter((to) => to.includes('#'))
const [placeLink = ''] = placeLinks.filter((to) => /^\/[^#]+#/.test(to))

/** Checks that an element is right below the bar at the top. */
async function expectBelowBar(page: Page, element: Locator) {
  const bar = (await page.getByRole('banner').boundingBox())?.height ?? Number.NaN
  const top = () => element.evaluate((each) => each.getBoundingClientRect().top)
  await expect.poll(top).toBeLessThan(bar + 136)
  expect(await top()).toBeGreaterThanOrEqual(bar)
}

test.beforeEach(({page}) => page.emulateMedia({reducedMotion: 'reduce'}))

test('F22 a place opened from outside is below the bar, and an unknown one is the top', async ({page, complaints}) => {
  for (const link of new Set([...placeLinks, `/#${getInvolvedId}`])) {
    await page.goto('/robots.txt')
    await page.goto(link)
    await expectBelowBar(page, page.locator(`#${link.split('#')[1]}`))
  }
  await page.goto('/robots.txt')
  await page.goto('/contact#no-such-place')
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport()
  expect(complaints).toEqual([])
})

// S10.5
for (const state of ['not hydrated', 'hydrated'] as const) {
  test(`F23 a link to a place on another page leads there, and Tab goes on from there, ${state}`, async ({page}) => {
    await page.goto('/')
    if (state === 'hydrated') await hydrateNewsletter(page)
    await footerLink(page, placeLink).click()
    await expect(page).toHaveURL(placeLink)
    const place = page.locator(`#${placeLink.split('#')[1]}`)
    await expectBelowBar(page, place)
    await page.keyboard.press('Tab')
    const isAfter = await place.evaluate(
      (element) =>
        element.compareDocumentPosition(document.activeElement ?? element) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
    expect(isAfter).toBeGreaterThan(0)
  })

  test(`F24 a link opens its page from the top with its message, and Back returns, ${state}`, async ({page}) => {
    await page.goto('/')
    await footerLink(page, '/services').click()
    await expect(page).toHaveURL('/services')
    await expect(hydratedIslands(page)).toHaveCount(0)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    const canonical = new URL('/services', siteDetails.url).href
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical)
    await expect(headerLink(page, '/services')).toHaveAttribute('aria-current', 'page')
    if (state === 'hydrated') await hydrateNewsletter(page)
    await page.evaluate(() => window.scrollTo(0, 900))
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[data-wake]')?.click())
    await expect(page).toHaveURL('/get-involved')
    const {title, description} = messageText('get-started')
    await expect(toastMessage(page)).toHaveText(title + description)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/services')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
    await expect(toastMessage(page)).toHaveCount(0)
    await page.goForward()
    await expect(page).toHaveURL('/get-involved')
    await expect(toastMessage(page)).toHaveCount(0)
  })
}
