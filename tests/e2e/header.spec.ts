import {joinRoute} from '../specification.ts'
import {test} from './sharedPage.ts'
import {expect, headerLink, hydratedIslands, labels, navigation, siteDetails, submitButton} from './site.ts'

// S2.4
test('the header stays at the top while the page is scrolled', async ({page}) => {
  await page.goto('/')
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  await expect(page.getByRole('banner')).toBeInViewport()
})

// S10.2
test('the first key press offers a way past the header', async ({page}) => {
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

  // S2.5, S4.1, S10.3
  test('the menu opens and closes by its button', async ({page}) => {
    await page.goto('/')
    const about = headerLink(page, '/about')
    await expect(about).toBeHidden()
    await page.getByRole('button', {name: labels.menu}).click()
    await expect(about).toBeVisible()
    await page.getByRole('button', {name: labels.close}).click()
    await expect(about).toBeHidden()
  })

  // S2.5, S4.1
  test('a press on a link closes the menu, asleep and awake', async ({page}) => {
    await page.goto('/')
    await page.getByRole('button', {name: labels.menu}).click()
    await headerLink(page, '/contact').click()
    await expect(page).toHaveURL('/contact')
    await expect(headerLink(page, '/about')).toBeHidden()

    await submitButton(page, 'newsletter').focus()
    await expect(hydratedIslands(page)).not.toHaveCount(0)
    await page.getByRole('button', {name: labels.menu}).click()
    await headerLink(page, '/about').click()
    await expect(page).toHaveURL('/about')
    await expect(headerLink(page, '/contact')).toBeHidden()
  })

  // S2.5
  test('the last link of the menu can be reached with the phone on its side', async ({page}) => {
    await page.setViewportSize({width: 844, height: 390})
    await page.goto('/')
    await page.getByRole('button', {name: labels.menu}).click()
    const link = page.locator('#siteMenu').getByRole('link').last()
    // As a finger does: what is below the window has to be scrolled to, where it can be.
    const {x = 0, y = 0, height = 0} = (await link.boundingBox()) ?? {}
    await page.mouse.move(x, 200)
    await page.mouse.wheel(0, Math.max(0, Math.ceil(y + height + 8) - 390))
    await expect(link).toBeInViewport({ratio: 1})
    await link.click()
    await expect(page).toHaveURL(joinRoute)
  })

  // S4.1, S10.3
  test('Escape closes the menu and returns to its button', async ({page}) => {
    await page.goto('/')
    await page.getByRole('button', {name: labels.menu}).focus()
    await page.keyboard.press('Enter')
    await expect(headerLink(page, '/about')).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(headerLink(page, '/about')).toBeHidden()
    await expect(page.getByRole('button', {name: labels.menu})).toBeFocused()
  })

  // S4.71
  test('the menu closes when the focus leaves the header, and not before', async ({page}) => {
    await page.goto('/')
    await page.getByRole('button', {name: labels.menu}).focus()
    await page.keyboard.press('Enter')
    const links = page.locator('#siteMenu').getByRole('link')
    await expect(links.first()).toBeVisible()
    await page.getByRole('banner').getByRole('link', {name: siteDetails.name, exact: true}).focus()
    await expect(links.first()).toBeVisible()
    await links.last().focus()
    await expect(links.first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(links.first()).toBeHidden()
    await expect(page.locator('main :focus')).toHaveCount(1)
  })

  // S4.71
  test('the page below the open menu stays where it is', async ({page}) => {
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
test('without popovers the menu is a list at the top, which stays behind when the page is scrolled', async ({page}) => {
  // Firefox before 125 knows neither the attribute nor its selector.
  await page.route('**/about', async (route) => {
    const response = await route.fetch()
    const older = (await response.text())
      .replaceAll('@supports not selector(:popover-open)', '@media all')
      .replaceAll('@supports selector(:popover-open)', '@media not all')
      .replaceAll(' popover="auto"', '')
    await route.fulfill({
      contentType: 'text/html',
      body: older.replace(/<meta http-equiv="Content-Security-[^>]*>/, ''),
    })
  })
  await page.setViewportSize({width: 390, height: 844})
  await page.goto('/about')
  for (const {to} of navigation.header) await expect(headerLink(page, to)).toBeVisible()
  await expect(page.getByRole('button', {name: labels.menu})).toBeHidden()
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await page.unrouteAll()
})

test('on a narrow phone the name and the menu’s button stand in one line', async ({page}) => {
  for (const width of [320, 345]) {
    await page.setViewportSize({width, height: 640})
    await page.goto('/')
    const [name, button] = [
      page.getByRole('banner').getByRole('link').first(),
      page.getByRole('button', {name: labels.menu}),
    ]
    const [left, right] = [await name.boundingBox(), await button.boundingBox()]
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
    expect(
      Math.abs((left?.y ?? 0) + (left?.height ?? 0) / 2 - (right?.y ?? 0) - (right?.height ?? 0) / 2),
    ).toBeLessThan(4)
  }
})
