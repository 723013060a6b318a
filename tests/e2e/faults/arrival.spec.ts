import type {Locator, Page} from 'playwright/test'
import {getInvolvedId} from '../../specification.ts'
import {test} from '../sharedPage.ts'
import {
  expect,
  footerLink,
  footerLinks,
  headerLink,
  hydratedIslands,
  messageText,
  navigation,
  siteDetails,
  toastMessage,
} from '../site.ts'

/** The links of the footer that have a fragment, such as `/about#our-team`. */
const placeLinks = [...footerLinks, ...navigation.legal].map(({to}) => to).filter((to) => to.includes('#'))
const [placeLink = ''] = placeLinks.filter((to) => /^\/[^#]+#/.test(to))

/** Asserts that an element is right below the sticky header. */
async function expectBelowHeader(page: Page, element: Locator) {
  const headerHeight = (await page.getByRole('banner').boundingBox())?.height ?? Number.NaN
  const top = () => element.evaluate((each) => each.getBoundingClientRect().top)
  await expect.poll(top).toBeLessThan(headerHeight + 136)
  expect(await top()).toBeGreaterThanOrEqual(headerHeight)
}

test.beforeEach(({page}) => page.emulateMedia({reducedMotion: 'reduce'}))

test('F22 the target of a fragment is below the header, and an unknown one is the top', async ({
  page,
  complaints,
}) => {
  for (const link of new Set([...placeLinks, `/#${getInvolvedId}`])) {
    await page.goto('/robots.txt')
    await page.goto(link)
    await expectBelowHeader(page, page.locator(`#${link.split('#')[1]}`))
  }
  await page.goto('/robots.txt')
  await page.goto('/contact#no-such-place')
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport()
  expect(complaints).toEqual([])
})

// S10.5
test('F23 a link leads to a fragment of another page, and Tab goes on from there', async ({page}) => {
  await page.goto('/')
  await footerLink(page, placeLink).click()
  await expect(page).toHaveURL(placeLink)
  const place = page.locator(`#${placeLink.split('#')[1]}`)
  await expectBelowHeader(page, place)
  await page.keyboard.press('Tab')
  const isAfter = await place.evaluate(
    (element) =>
      element.compareDocumentPosition(document.activeElement ?? element) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  expect(isAfter).toBeGreaterThan(0)
})

test('F24 a link opens its page at the top with its message, and Back scrolls back', async ({page}) => {
  await page.goto('/')
  await footerLink(page, '/services').click()
  await expect(page).toHaveURL('/services')
  await expect(hydratedIslands(page)).toHaveCount(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  const canonical = new URL('/services', siteDetails.url).href
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical)
  await expect(headerLink(page, '/services')).toHaveAttribute('aria-current', 'page')
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
