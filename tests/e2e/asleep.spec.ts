import {addresses, expect, test, toast} from './site.ts'

for (const address of addresses) {
  test(`${address} loads no script while it is read, scrolled and hovered`, async ({page}) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto(address, {waitUntil: 'networkidle'})
    await page.getByRole('heading', {level: 1}).hover()
    await page.getByRole('heading', {level: 1}).click()
    await page.keyboard.press('PageDown')
    await page.keyboard.press('End')
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    expect(scripts).toEqual([])
  })
}

test('a link opens the next document, still without a script', async ({page}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', {name: 'About'}).click()
  await expect(page).toHaveURL('/about')
  expect(scripts).toEqual([])
})

test('React wakes when a control that needs it is reached, not before', async ({page}) => {
  await page.goto('/contact')
  await expect(page.locator('html')).not.toHaveAttribute('data-awake')
  await page.getByRole('button', {name: 'Book a call'}).hover()
  await expect(page.locator('html')).toHaveAttribute('data-awake', '')
  await expect(toast(page)).toHaveCount(0)
})

test('all that waking needs is asked for at once', async ({page}) => {
  await page.goto('/contact')
  const asked: {url: string; after: number}[] = []
  let answered = 0
  await page.route('**/assets/*.js', async (route) => {
    asked.push({url: route.request().url(), after: answered})
    await new Promise((resolve) => setTimeout(resolve, 200))
    answered += 1
    await route.continue()
  })
  await page.getByRole('button', {name: 'Book a call'}).click()
  await expect(toast(page)).toBeVisible()
  expect(asked.length).toBeGreaterThan(1)
  expect(asked.filter((request) => request.after > 0)).toEqual([])
})

test('the press that woke React is repeated exactly once', async ({page}) => {
  await page.goto('/contact')
  await page.evaluate(() => {
    document.addEventListener('click', () => {
      document.body.dataset.clicks = String(Number(document.body.dataset.clicks ?? 0) + 1)
    })
  })
  await page.getByRole('button', {name: 'Book a call'}).click()
  await expect(toast(page)).toHaveCount(1)
  await expect(page.locator('body')).toHaveAttribute('data-clicks', '1')
})

test('a pressed button says that it is busy until React is there', async ({page}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/contact')
  const button = page.getByRole('button', {name: 'Book a call'})
  await button.click({noWaitAfter: true})
  await expect(button).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(toast(page)).toBeVisible()
  await expect(button).not.toHaveAttribute('aria-busy')
})

test('when React cannot be loaded a link is still a link, and a button says so', async ({page}) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', {name: 'Join Our Program'}).click()
  await expect(page).toHaveURL('/get-involved')
  await page.goto('/contact')
  await page.getByRole('button', {name: 'Book a call'}).click()
  await expect(page.getByRole('alert')).toBeVisible()
})

test('a press works again once the connection is back', async ({page}) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/contact')
  await page.getByRole('button', {name: 'Book a call'}).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute('**/assets/*.js')
  await page.getByRole('button', {name: 'Book a call'}).click()
  await expect(toast(page)).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
})
