import {scriptsOf} from './faults/scriptFailures.ts'
import {test} from './sharedPage.ts'
import {
  test as alone,
  expect,
  headerLink,
  hydratedIslands,
  hydrateNewsletter,
  messageText,
  submitButton,
  toastControl,
  toastMessage,
} from './site.ts'

// No language, time zone or clock of a visitor’s device may change what is hydrated.
test.use({locale: 'ar', timezoneId: 'Pacific/Kiritimati'})

// S11.2
for (const address of ['/', '/contact']) {
  test(`${address} loads no script while it is read, scrolled, hovered and left`, async ({page}) => {
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
    await headerLink(page, '/about').click()
    await expect(page).toHaveURL('/about')
    expect(scripts).toEqual([])
  })
}

// S11.3
test('pointing at a button with a message loads the scripts that show it, and hydrates nothing', async ({
  page,
}) => {
  const [first, messages, , ...imported] = await scriptsOf(page, '/contact')
  const needed = [first, messages, ...imported]
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(new URL(request.url()).pathname)
  })
  await page.goto('/contact')
  await toastControl(page, 'consultation').hover()
  await expect.poll(() => requested).toEqual(needed)
  await toastControl(page, 'consultation').click()
  await expect(toastMessage(page)).toBeVisible()
  await toastControl(page, 'feature').click()
  await expect(toastMessage(page)).toContainText(messageText('feature').title)
  expect(requested).toEqual(needed)
  await expect(hydratedIslands(page)).toHaveCount(0)
})

// S11.3
test('all scripts of a form are requested at once', async ({page}) => {
  await page.goto('/contact')
  const requests: {url: string; responsesBefore: number}[] = []
  let responses = 0
  await page.route('**/assets/*.js', async (route) => {
    requests.push({url: route.request().url(), responsesBefore: responses})
    await new Promise((resolve) => setTimeout(resolve, 200))
    responses += 1
    await route.continue()
  })
  await submitButton(page, 'newsletter').click()
  await expect(toastMessage(page)).toBeVisible()
  expect(requests.length).toBeGreaterThan(1)
  expect(requests.filter(({responsesBefore}) => responsesBefore > 0)).toEqual([])
})

// S11.3, S11.4, F42
alone(
  'only the form that is pointed at gets its code, and React renders none of it',
  async ({page, complaints}) => {
    await page.clock.setFixedTime('1999-12-31')
    await page.goto('/contact')
    const text = await page.locator('body').innerText()
    const forms = await page.locator('form').elementHandles()
    await expect(hydratedIslands(page)).toHaveCount(0)
    await submitButton(page, 'contactForm').hover()
    await expect(hydratedIslands(page)).toHaveCount(1)
    await hydrateNewsletter(page)
    await expect(hydratedIslands(page)).toHaveCount(2)
    expect(await page.locator('body').innerText()).toBe(text)
    for (const form of forms) expect(await form.evaluate(({isConnected}) => isConnected)).toBe(true)
    const owned = await page.locator('body *').evaluateAll((elements) => {
      const isReacts = (element: Element) =>
        Object.keys(element).some((key) => key.startsWith('__reactFiber'))
      return elements.filter((element) => isReacts(element) && !element.closest('#siteMessages')).length
    })
    expect(owned).toBe(0)
    await expect(toastMessage(page)).toHaveCount(0)
    expect(complaints).toEqual([])
  },
)
