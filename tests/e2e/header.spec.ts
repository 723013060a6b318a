import {joinRoute} from '../specification.ts'
import {test} from './sharedPage.ts'
import {expect, headerLink, hydrateNewsletter, labels, navigation, siteDetails} from './site.ts'

// S2.4
test('the header stays at the top while the page is scrolled', async ({page}) => {
  await page.goto('/')
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  await expect(page.getByRole('banner')).toBeInViewport()
})

// S2.4
test('the header stands in one line as soon as it shows all its links, at 1024 pixels', async ({page}) => {
  const sizesAt = async (width: number) => {
    await page.setViewportSize({width, height: 800})
    const parts = page.getByRole('banner').locator('a:visible, button:visible')
    const boxes = await parts.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()))
    // A line through all parts: otherwise the last ones have wrapped.
    expect(Math.max(...boxes.map(({top}) => top))).toBeLessThan(Math.min(...boxes.map(({bottom}) => bottom)))
    return boxes.map(({height}) => height)
  }
  await page.goto('/')
  const sizes = await sizesAt(1024)
  expect(sizes.length).toBeGreaterThan(navigation.header.length)
  // No part is higher than in a wide window, so that its words are not in two lines.
  expect(sizes).toEqual(await sizesAt(1600))
})

// S10.2
test('the first press of Tab offers a link past the header', async ({page}) => {
  await page.goto('/programs')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', {name: labels.skip})
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}})

  // S2.5, S4.1
  test('the menu opens and closes with its button, and closes when a link is pressed', async ({page}) => {
    await page.goto('/')
    const about = headerLink(page, '/about')
    await expect(about).toBeHidden()
    await page.getByRole('button', {name: labels.menu}).click()
    await expect(about).toBeVisible()
    await page.getByRole('button', {name: labels.close}).click()
    await expect(about).toBeHidden()
    await hydrateNewsletter(page)
    await page.getByRole('button', {name: labels.menu}).click()
    await about.click()
    await expect(page).toHaveURL('/about')
    await expect(about).toBeHidden()
  })

  // S2.5
  test('the last link of the menu can be reached on a phone in landscape', async ({page}) => {
    await page.setViewportSize({width: 844, height: 390})
    await page.goto('/')
    await page.getByRole('button', {name: labels.menu}).click()
    const link = page.locator('#siteMenu').getByRole('link').last()
    // Scrolls with the mouse wheel, because Playwright's own scrolling also works where visitors cannot
    // scroll.
    const {x = 0, y = 0, height = 0} = (await link.boundingBox()) ?? {}
    await page.mouse.move(x, 200)
    await page.mouse.wheel(0, Math.max(0, Math.ceil(y + height + 8) - 390))
    await expect(link).toBeInViewport({ratio: 1})
    await link.click()
    await expect(page).toHaveURL(joinRoute)
  })

  // S4.1, S4.71, S10.3
  test('the menu opens with Enter, and closes with Escape or when the focus leaves the header', async ({
    page,
  }) => {
    await page.goto('/')
    const button = page.getByRole('button', {name: labels.menu})
    const links = page.locator('#siteMenu').getByRole('link')
    await button.press('Enter')
    await expect(links.first()).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(links.first()).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByRole('banner').getByRole('link', {name: siteDetails.name, exact: true}).focus()
    await expect(links.first()).toBeVisible()
    await links.last().focus()
    await expect(links.first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(links.first()).toBeHidden()
    await expect(page.locator('main :focus')).toHaveCount(1)
  })

  // S2.31
  test('the menu leads to the help lines from anywhere on a page, and closes', async ({page}) => {
    await page.goto('/programs')
    await page.mouse.wheel(0, 2000)
    await page.getByRole('button', {name: labels.menu}).click()
    const link = page.getByRole('banner').getByRole('link', {name: labels.needHelpNow, exact: true})
    await link.click()
    await expect(page.getByRole('contentinfo').getByRole('heading', {name: labels.needHelp})).toBeInViewport()
    await expect(link).toBeHidden()
  })

  // S4.71
  test('the page below the open menu does not scroll', async ({page}) => {
    await page.goto('/')
    await page.getByRole('button', {name: labels.menu}).click()
    await expect(headerLink(page, '/about')).toBeVisible()
    for (const y of [400, 800]) {
      await page.mouse.move(200, y)
      await page.mouse.wheel(0, 900)
    }
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

// S11.9
test('without popovers the menu is a list at the top, which scrolls away with the page', async ({page}) => {
  // Imitates Firefox before 125, which supports neither the `popover` attribute nor `:popover-open`.
  await page.route('**/about', async (route) => {
    const response = await route.fetch()
    const older = (await response.text())
      .replaceAll('@supports not selector(:popover-open)', '@media all')
      .replaceAll('@supports selector(:popover-open)', '@media not all')
      .replaceAll(' popover="auto"', '')
      .replace(/<meta http-equiv="Content-Security-[^>]*>/, '')
    await route.fulfill({contentType: 'text/html', body: older})
  })
  await page.setViewportSize({width: 390, height: 844})
  await page.goto('/about')
  for (const {to} of navigation.header) await expect(headerLink(page, to)).toBeVisible()
  await expect(page.getByRole('button', {name: labels.menu})).toBeHidden()
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  await expect(page.getByRole('banner')).not.toBeInViewport()
})
