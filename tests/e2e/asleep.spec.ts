import {scriptsOf} from './faults/breakScripts.ts'
import {test} from './sharedPage.ts'
import {addresses, awake, buttonOf, controlFor, expect, headerLink, saidBy, toast} from './site.ts'

// S11.2
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

// S11.2
test('a link opens the next document, still without a script', async ({page}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/')
  await headerLink(page, '/about').click()
  await expect(page).toHaveURL('/about')
  expect(scripts).toEqual([])
})

// S11.3
test('React wakes when a form is reached, not before', async ({page}) => {
  await page.goto('/contact')
  await expect(awake(page)).toHaveCount(0)
  await buttonOf(page, 'newsletter').hover()
  await expect(awake(page)).not.toHaveCount(0)
  await expect(toast(page)).toHaveCount(0)
})

// S11.3
test('a button with a message that is reached asks for what shows messages, and nothing else', async ({page}) => {
  const needed = (await scriptsOf(page, '/contact')).slice(0, 2)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname)
  })
  await page.goto('/contact')
  await controlFor(page, 'consultation').hover()
  await expect.poll(() => asked).toEqual(needed)
  await controlFor(page, 'consultation').click()
  await expect(toast(page)).toBeVisible()
  await controlFor(page, 'feature').click()
  await expect(toast(page)).toContainText(saidBy('feature').title)
  expect(asked).toEqual(needed)
  await expect(awake(page)).toHaveCount(0)
})

// S11.3
test('a control that is scrolled below a pointer at rest is not reached', async ({page}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url())
  })
  await page.goto('/contact')
  const control = controlFor(page, 'consultation')
  const [box, header] = await Promise.all([control.boundingBox(), page.getByRole('banner').boundingBox()])
  const {x = 0, y = 0, width = 0} = box ?? {}
  const place = {x: x + width / 2, y: (header?.height ?? 0) + 9}
  await page.mouse.move(place.x, place.y)
  await page.evaluate((top) => scrollTo({top, behavior: 'instant'}), y + 9 - place.y)
  await expect.poll(() => control.evaluate((element) => element.matches(':hover'))).toBe(true)
  // A file that is asked for later: what the control asked for would have been told before it.
  await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()))
  expect(asked).toEqual([])
  await page.mouse.move(place.x + 1, place.y)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
})

// S11.3
test('a control whose file can’t be had asks once, however the pointer moves over it', async ({page}) => {
  const [first] = await scriptsOf(page, '/contact')
  let asked = 0
  await page.route(`**${first}`, (route) => {
    asked += 1
    return route.abort()
  })
  await page.goto('/contact')
  const control = controlFor(page, 'consultation')
  await control.hover()
  await expect.poll(() => asked).toBe(1)
  const {x = 0, y = 0} = (await control.boundingBox()) ?? {}
  await page.mouse.move(x + 30, y + 20, {steps: 20})
  await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()))
  expect(asked).toBe(1)
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
  await buttonOf(page, 'newsletter').click()
  await expect(toast(page)).toBeVisible()
  expect(asked.length).toBeGreaterThan(1)
  expect(asked.filter((request) => request.after > 0)).toEqual([])
})
