import {expect, test} from './site.ts'

const links = [
  ['About', '/about'],
  ['Services', '/services'],
  ['Programs', '/programs'],
  ['Get Involved', '/get-involved'],
  ['Contact', '/contact'],
] as const

test('the header leads to the five main pages', async ({page}) => {
  await page.goto('/')
  const navigation = page.getByRole('navigation', {name: 'Main'})
  for (const [name, address] of links) {
    await expect(navigation.getByRole('link', {name, exact: true})).toHaveAttribute('href', address)
  }
})

test('the name leads home', async ({page}) => {
  await page.goto('/about')
  await page.getByRole('banner').getByRole('link', {name: 'Twelvesides'}).click()
  await expect(page).toHaveURL('/')
})

test('the header says which page is shown', async ({page}) => {
  await page.goto('/programs')
  await expect(page.getByRole('banner').getByRole('link', {name: 'Programs'})).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(1)
})

test('the header stays at the top while the page is scrolled', async ({page}) => {
  await page.goto('/')
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  await expect(page.getByRole('banner')).toBeInViewport()
})

test('the first key press offers a way past the header', async ({page}) => {
  await page.goto('/programs')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', {name: 'Skip to main content'})
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}})

  test('the menu opens and closes by its button', async ({page}) => {
    await page.goto('/')
    const about = page.getByRole('banner').getByRole('link', {name: 'About'})
    await expect(about).toBeHidden()
    await page.getByRole('button', {name: 'Menu'}).click()
    await expect(about).toBeVisible()
    await page.getByRole('button', {name: 'Close'}).click()
    await expect(about).toBeHidden()
  })

  test('the menu offers the same links and button', async ({page}) => {
    await page.goto('/')
    await page.getByRole('button', {name: 'Menu'}).click()
    for (const [name] of links)
      await expect(page.getByRole('banner').getByRole('link', {name, exact: true})).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', {name: 'Join Our Program'})).toBeVisible()
  })

  test('Escape closes the menu and returns to its button', async ({page}) => {
    await page.goto('/')
    await page.getByRole('button', {name: 'Menu'}).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('banner').getByRole('link', {name: 'About'})).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('banner').getByRole('link', {name: 'About'})).toBeHidden()
    await expect(page.getByRole('button', {name: 'Menu'})).toBeFocused()
  })

  test('a press on a link closes the menu, asleep and awake', async ({page}) => {
    await page.goto('/')
    await page.getByRole('button', {name: 'Menu'}).click()
    await page.getByRole('banner').getByRole('link', {name: 'Contact'}).click()
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('banner').getByRole('link', {name: 'About'})).toBeHidden()

    await page.getByRole('button', {name: 'Sign up'}).focus()
    await expect(page.locator('html')).toHaveAttribute('data-awake', '')
    await page.getByRole('button', {name: 'Menu'}).click()
    await page.getByRole('banner').getByRole('link', {name: 'About'}).click()
    await expect(page).toHaveURL('/about')
    await expect(page.getByRole('banner').getByRole('link', {name: 'Contact'})).toBeHidden()
  })

  test('Join Our Program in the menu closes it and says hello on the page it leads to', async ({page}) => {
    await page.goto('/')
    await page.getByRole('button', {name: 'Menu'}).click()
    await page.getByRole('banner').getByRole('link', {name: 'Join Our Program'}).click()
    await expect(page).toHaveURL('/get-involved')
    await expect(page.getByText("Let's Get Started!")).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', {name: 'About'})).toBeHidden()
  })
})
