import {expect, footerLink, hydrateNewsletter, test} from './site.ts'

/** The pages that the browser fetched before anyone asked for them. */
function fetchedAhead(page: import('playwright/test').Page): string[] {
  const ahead: string[] = []
  page.context().on('request', (request) => {
    if (request.headers()['sec-purpose']) ahead.push(new URL(request.url()).pathname)
  })
  return ahead
}

// S11.5, and so is what follows here
test('the next steps of a page are fetched ahead on a quick connection', async ({page}) => {
  const ahead = fetchedAhead(page)
  await page.goto('/programs')
  await expect.poll(() => ahead).toContain('/contact')
  expect(new Set(ahead).size).toBe(ahead.length)
  const offered = await page
    .locator('#siteMenu a, main p a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(ahead.length).toBeLessThanOrEqual(new Set(offered).size)
})

test('a file that a page links to is not fetched ahead', async ({page}) => {
  const ahead = fetchedAhead(page)
  await page.goto('/privacy')
  await page
    .locator('main p')
    .last()
    .evaluate((words) => {
      for (const href of ['/licenses.txt', '/volunteer'])
        words.append(Object.assign(document.createElement('a'), {href}))
    })
  // What comes after it has been asked for.
  await expect.poll(() => ahead).toContain('/volunteer')
  expect(ahead).not.toContain('/licenses.txt')
})

for (const [what, connection] of [
  ['asked to save data', {saveData: true, effectiveType: '4g'}],
  ['on a slow connection', {saveData: false, effectiveType: '3g'}],
] as const) {
  test(`nothing is fetched ahead for a visitor ${what}`, async ({page}) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection)
    const ahead = fetchedAhead(page)
    await page.clock.install()
    await page.goto('/programs')
    await page.clock.runFor(5000)
    await expect(page.locator('html')).not.toHaveAttribute('data-near')
    expect(ahead).toEqual([])
  })
}

test('once React is awake, a page is still fetched ahead when the pointer comes near its link', async ({page}) => {
  const ahead = fetchedAhead(page)
  await page.goto('/terms')
  await hydrateNewsletter(page)
  const link = footerLink(page, '/volunteer')
  await link.scrollIntoViewIfNeeded()
  expect(ahead).not.toContain('/volunteer')
  await link.hover()
  await expect.poll(() => ahead).toContain('/volunteer')
})
