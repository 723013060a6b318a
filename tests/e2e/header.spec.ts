import {test} from './sharedPage.ts'
import {details, expect, headerLink, labels, navigation} from './site.ts'

test('the header says which page is shown', async ({page}) => {
  await page.goto('/programs')
  await expect(headerLink(page, '/programs')).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(1)
})

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

  // S2.5
  test('every link of the menu can be reached with the phone on its side', async ({page}) => {
    await page.setViewportSize({width: 844, height: 390})
    await page.goto('/')
    // A menu that is closed has no role: nothing would be found in it.
    const links = await page.locator('#siteMenu').getByRole('link', {includeHidden: true}).all()
    expect(links.length).toBeGreaterThan(navigation.header.length)
    for (const link of links) {
      await page.getByRole('button', {name: labels.menu}).click()
      // As a finger does: what is below the window has to be scrolled to, where it can be.
      const {x = 0, y = 0, height = 0} = (await link.boundingBox()) ?? {}
      await page.mouse.move(x, 200)
      await page.mouse.wheel(0, Math.max(0, Math.ceil(y + height + 8) - 390))
      await expect(link).toBeInViewport({ratio: 1})
      const address = new URL((await link.getAttribute('href')) ?? '', page.url())
      await link.click()
      await expect(page).toHaveURL((url) => url.pathname === address.pathname)
      await page.goto('/')
    }
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
    await page.getByRole('banner').getByRole('link', {name: details.name, exact: true}).focus()
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
