import {expect, headerLink, navigation, test} from './site.ts'

test('without popovers the menu is a list at the top, which stays behind when the page is scrolled', async ({page}) => {
  // A browser from before popovers: it knows neither the attribute nor its selector.
  await page.route('/about', async (route) => {
    const response = await route.fetch()
    const older = (await response.text())
      .replaceAll('@supports not selector(:popover-open)', '@media all')
      .replaceAll('@supports selector(:popover-open)', '@media not all')
      .replaceAll(' popover="auto"', '')
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    const {'content-security-policy': _policy, ...headers} = response.headers()
    await route.fulfill({status: response.status(), headers, body: older})
  })
  await page.setViewportSize({width: 390, height: 844})
  await page.goto('/about')
  for (const {to} of navigation.header) await expect(headerLink(page, to)).toBeVisible()
  await expect(page.getByRole('button', {name: 'Menu'})).toBeHidden()
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  await expect(page.getByRole('banner')).not.toBeInViewport()
})

test('on a narrow phone the name and the menu’s button stand in one line', async ({page}) => {
  for (const width of [320, 345]) {
    await page.setViewportSize({width, height: 640})
    await page.goto('/')
    const [name, button] = [
      page.getByRole('banner').getByRole('link').first(),
      page.getByRole('button', {name: 'Menu'}),
    ]
    const [left, right] = [await name.boundingBox(), await button.boundingBox()]
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
    expect(
      Math.abs((left?.y ?? 0) + (left?.height ?? 0) / 2 - (right?.y ?? 0) - (right?.height ?? 0) / 2),
    ).toBeLessThan(4)
  }
})
