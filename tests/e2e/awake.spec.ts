import {addresses, expect, test, unknownAddress, wake} from './site.ts'

for (const address of [...addresses, unknownAddress]) {
  test(`${address} is hydrated without a mismatch, and reads the same`, async ({page, complaints}) => {
    await page.goto(address)
    const words = await page.locator('body').innerText()
    await wake(page)
    expect(await page.locator('body').innerText()).toBe(words)
    expect(complaints.filter((line) => !line.includes('404'))).toEqual([])
  })
}

test('a link opens the page without a new document, with its title, focus on its heading, from the top', async ({
  page,
}) => {
  await page.goto('/')
  await wake(page)
  await page.evaluate(() => {
    document.body.dataset.same = 'yes'
  })
  await page.getByRole('contentinfo').getByRole('link', {name: 'Services'}).click()
  await expect(page).toHaveURL('/services')
  await expect(page.locator('body')).toHaveAttribute('data-same', 'yes')
  await expect(page.getByRole('heading', {level: 1})).toBeFocused()
  await expect(page).toHaveTitle(/^Services - Twelvesides$/)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://twelvesides.example.org/services')
  await expect(page.getByRole('banner').getByRole('link', {name: 'Services'})).toHaveAttribute('aria-current', 'page')
})

test('a page opened by the router looks like its document', async ({page}) => {
  await page.goto('/')
  await wake(page)
  await page.getByRole('contentinfo').getByRole('link', {name: 'Services'}).click()
  await expect(page.getByRole('heading', {level: 1})).toBeFocused()
  const routed = await page.getByRole('main').innerText()
  const height = await page.getByRole('main').evaluate((main) => main.clientHeight)
  await page.goto('/services')
  expect(await page.getByRole('main').innerText()).toBe(routed)
  expect(await page.getByRole('main').evaluate((main) => main.clientHeight)).toBe(height)
})

test('back returns to the place, and forward again', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
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

test('a link to a place on another page leads to the place', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
  await page.goto('/')
  await wake(page)
  await page.getByRole('contentinfo').getByRole('link', {name: 'Events'}).click()
  await expect(page).toHaveURL('/get-involved#upcoming-events')
  await expect(page.getByRole('heading', {name: 'Upcoming events'})).toBeInViewport()
  const top = await page.locator('#upcoming-events').evaluate((heading) => heading.getBoundingClientRect().top)
  expect(top).toBeGreaterThan(64)
  expect(top).toBeLessThan(200)
})

test('a page whose file is gone since a deploy is opened as a document', async ({page}) => {
  await page.goto('/')
  await wake(page)
  await page.route('**/assets/about-*.js', (route) => route.fulfill({status: 404}))
  await page.getByRole('banner').getByRole('link', {name: 'About'}).click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-awake')
})

test('a page that cannot be hydrated stays as it is', async ({page}) => {
  await page.route('**/assets/about-*.js', (route) => route.fulfill({status: 404}))
  await page.goto('/about')
  const words = await page.getByRole('main').innerText()
  await page.getByRole('button', {name: 'Sign up'}).click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await page.getByRole('main').innerText()).toBe(words)
})

test('a page that throws shows the error inside the layout, with a way home', async ({page}) => {
  await page.route('**/assets/about-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const frontmatter = {title: "About", description: ""}; export default () => { throw new Error("secret detail") }',
    }),
  )
  await page.goto('/')
  await wake(page)
  await page.getByRole('banner').getByRole('link', {name: 'About'}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Unexpected Application Error!')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('secret detail')
  await page.getByRole('link', {name: 'Return to Home'}).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Know every side of your money')
})

test('the site works in another time zone and language', async ({browser, baseURL}) => {
  const context = await browser.newContext({baseURL, locale: 'ar', timezoneId: 'Pacific/Kiritimati'})
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/programs')
  await wake(page)
  expect(errors).toEqual([])
  await context.close()
})
