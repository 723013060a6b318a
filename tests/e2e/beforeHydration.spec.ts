import {scriptsOf} from './faults/scriptFailures.ts'
import {test} from './sharedPage.ts'
import {
  expect,
  headerLink,
  hydratedIslands,
  messageText,
  samplePages,
  submitButton,
  toastControl,
  toastMessage,
} from './site.ts'

// S11.2
for (const address of samplePages) {
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
test('React wakes when a form is reached, not before', async ({page}) => {
  await page.goto('/contact')
  await expect(hydratedIslands(page)).toHaveCount(0)
  await submitButton(page, 'newsletter').hover()
  await expect(hydratedIslands(page)).not.toHaveCount(0)
  await expect(toastMessage(page)).toHaveCount(0)
})

// S11.3
test('a button with a message that is reached asks for what shows messages, and nothing else', async ({page}) => {
  const needed = (await scriptsOf(page, '/contact')).slice(0, 2)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname)
  })
  await page.goto('/contact')
  await toastControl(page, 'consultation').hover()
  await expect.poll(() => asked).toEqual(needed)
  await toastControl(page, 'consultation').click()
  await expect(toastMessage(page)).toBeVisible()
  await toastControl(page, 'feature').click()
  await expect(toastMessage(page)).toContainText(messageText('feature').title)
  expect(asked).toEqual(needed)
  await expect(hydratedIslands(page)).toHaveCount(0)
})

// S11.3
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
  await submitButton(page, 'newsletter').click()
  await expect(toastMessage(page)).toBeVisible()
  expect(asked.length).toBeGreaterThan(1)
  expect(asked.filter((request) => request.after > 0)).toEqual([])
})
