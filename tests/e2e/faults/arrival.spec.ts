import {expect, type Locator, type Page} from 'playwright/test'
import {getInvolvedId} from '../../specification.ts'
import {test} from '../sharedPage.ts'
import {
  test as alone,
  documentTitle,
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

/** A link of the footer that leads to a place on a page, and that place. */
const [toPlace] = footerLinks.filter(({to}) => /^\/[^#]+#/.test(to))
const place = toPlace?.to.split('#')[1] ?? ''

/** Checks that a place stands right below the bar at the top, where it is seen. */
async function expectBelowBar(page: Page, place: Locator) {
  const bar = (await page.getByRole('banner').boundingBox())?.height ?? Number.NaN
  await expect.poll(() => place.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(bar + 136)
  expect(await place.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(bar)
}

/** The point in the middle of an element, in px from the window's top left. */
async function middleOf(element: Locator): Promise<[number, number]> {
  const {x, y, width, height} = (await element.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0}
  return [x + width / 2, y + height / 2]
}

test.beforeEach(({page}) => page.emulateMedia({reducedMotion: 'reduce'}))

for (const link of new Set([
  ...[...footerLinks, ...navigation.legal].map(({to}) => to).filter((to) => to.includes('#')),
  `/#${getInvolvedId}`,
])) {
  test(`F22 ${link}, opened from outside, shows the place below the bar`, async ({page}) => {
    await page.goto(link)
    await expectBelowBar(page, page.locator(`#${link.split('#')[1]}`))
    await hydrateNewsletter(page)
    await expect(page).toHaveURL(link)
  })
}

test('F22 a place that a page does not have shows the page from its top', async ({page, complaints}) => {
  await page.goto('/contact#no-such-place')
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport()
  expect(complaints).toEqual([])
})

for (const state of ['asleep', 'awake'] as const) {
  test(`F23 a link to a place on another page leads to the place, and the next key press goes on from there, ${state}`, async ({
    page,
  }) => {
    await page.goto('/')
    if (state === 'awake') await hydrateNewsletter(page)
    await footerLink(page, toPlace?.to ?? '').click()
    await expect(page).toHaveURL(toPlace?.to ?? '')
    await expectBelowBar(page, page.locator(`#${place}`))
    await page.keyboard.press('Tab')
    const isAfter = await page.evaluate((id) => {
      const [here, focused] = [document.getElementById(id), document.activeElement]
      return here && focused ? here.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING : 0
    }, place)
    expect(isAfter).toBeGreaterThan(0)
  })
}

// S10.5
for (const state of ['asleep', 'awake'] as const) {
  test(`F24 a link opens the document of its page, from its top, ${state}`, async ({page}) => {
    await page.goto('/')
    if (state === 'awake') await hydrateNewsletter(page)
    await footerLink(page, '/services').click()
    await expect(page).toHaveURL('/services')
    await expect(hydratedIslands(page)).toHaveCount(0)
    await expect(page).toHaveTitle(await documentTitle(page, '/services'))
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new URL('/services', siteDetails.url).href,
    )
    await expect(headerLink(page, '/services')).toHaveAttribute('aria-current', 'page')
  })

  test(`F24 a link with a message opens its page from the top, and the way back leads to where it was, ${state}`, async ({
    page,
  }) => {
    await page.goto('/services')
    if (state === 'awake') await hydrateNewsletter(page)
    await page.evaluate(() => window.scrollTo(0, 900))
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[data-wake]')?.click())
    await expect(page).toHaveURL('/get-involved')
    await expect(toastMessage(page)).toHaveText(
      messageText('get-started').title + messageText('get-started').description,
    )
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/services')
    await expect(page).toHaveTitle(await documentTitle(page, '/services'))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
    await expect(toastMessage(page)).toHaveCount(0)
    await page.goForward()
    await expect(page).toHaveTitle(await documentTitle(page, '/get-involved'))
    await expect(toastMessage(page)).toHaveCount(0)
  })
}

alone('F24 two links pressed one after the other lead to the second', async ({page}) => {
  await page.goto('/terms')
  await hydrateNewsletter(page)
  // Fetched ahead, the first page would be there at once; and a locator's click waits for a page on its way.
  await page.evaluate(() => document.querySelector('script[type=speculationrules]')?.remove())
  await page.route('**/programs', () => {})
  const [first, second] = [await middleOf(headerLink(page, '/programs')), await middleOf(headerLink(page, '/about'))]
  const asked = page.waitForRequest((request) => request.isNavigationRequest())
  await page.mouse.click(...first)
  await asked
  await page.mouse.click(...second)
  await expect(page).toHaveURL('/about')
})
