import type {Page} from 'playwright/test'
import {expect, footerLink, hydrateNewsletter, test} from './site.ts'

/** Collects the paths that the browser prefetches from now on. */
function collectPrefetches(page: Page): string[] {
  const paths: string[] = []
  page.context().on('request', (request) => {
    if (request.headers()['sec-purpose']) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

// S11.5
test('the pages that a visitor may open next are prefetched on a fast connection, each once', async ({
  page,
}) => {
  const prefetched = collectPrefetches(page)
  await page.goto('/programs')
  await expect.poll(() => prefetched).toContain('/contact')
  expect(new Set(prefetched).size).toBe(prefetched.length)
  const links = page.locator('#siteMenu a, main p a')
  const nextSteps = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(prefetched.length).toBeLessThanOrEqual(new Set(nextSteps).size)
})

// S11.5
test('a page is prefetched when the pointer reaches its link, and a file is not', async ({page}) => {
  const prefetched = collectPrefetches(page)
  await page.goto('/terms')
  await hydrateNewsletter(page)
  await page
    .locator('main p')
    .last()
    .evaluate((text) =>
      text.append(Object.assign(document.createElement('a'), {href: '/licenses.txt'}), 'Licences'),
    )
  const link = footerLink(page, '/volunteer')
  await link.scrollIntoViewIfNeeded()
  expect(prefetched).not.toContain('/volunteer')
  await link.hover()
  await expect.poll(() => prefetched).toContain('/volunteer')
  expect(prefetched).not.toContain('/licenses.txt')
})

for (const [visitor, connection] of [
  ['who saves data', {saveData: true, effectiveType: '4g'}],
  ['on a slow connection', {saveData: false, effectiveType: '3g'}],
] as const) {
  // S11.5
  test(`nothing is prefetched for a visitor ${visitor}`, async ({page}) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection)
    const prefetched = collectPrefetches(page)
    await page.clock.install()
    await page.goto('/programs')
    await page.clock.runFor(5000)
    await expect(page.locator('html')).not.toHaveAttribute('data-near')
    expect(prefetched).toEqual([])
  })
}

// S11.10
test('no page is prerendered on a device with less than 4 GB of memory', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', {value: 2}))
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-near')
  const prerendered = await page.evaluate(() => {
    const rules = document.querySelector('script[type=speculationrules]')?.textContent ?? ''
    const [, {selector_matches}] = JSON.parse(rules).prerender[0].where.and
    return document.querySelectorAll(selector_matches).length
  })
  expect(prerendered).toBe(0)
})
