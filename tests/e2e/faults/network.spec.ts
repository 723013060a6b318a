import type {Page} from 'playwright/test'
import {
  expect,
  footerLink,
  headerLink,
  hydrateNewsletter,
  labels,
  samplePages,
  test,
  toastControl,
  toastMessage,
} from '../site.ts'
import {blockRequests, countDocuments} from './scriptFailures.ts'

test('F9 a link pressed without a connection leads on once it is back', async ({page, context}) => {
  await page.goto('/terms')
  await hydrateNewsletter(page)
  await context.setOffline(true)
  await footerLink(page, '/volunteer').click({noWaitAfter: true})
  // Chromium's own page, which says that there is no connection and tries again when it is back.
  await expect.poll(() => page.url()).not.toContain('/terms')
  await context.setOffline(false)
  await page.reload()
  await expect(page).toHaveURL('/volunteer')
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
})

test('F9 a button pressed without a connection says so, leaves the page alone, and works once it is back', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  const documents = countDocuments(page)
  await context.setOffline(true)
  await toastControl(page, 'consultation').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  expect(documents()).toEqual([])
  await context.setOffline(false)
  await toastControl(page, 'consultation').click()
  await expect(toastMessage(page)).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
})

test('F10 a page without its styles reads in order, and its menu can be reached', async ({page}) => {
  await page.route('/about', async (route) => {
    const response = await route.fetch()
    const plain = (await response.text()).replace(/<style.*?<\/style>/gs, '')
    await route.fulfill({response, body: plain})
  })
  await page.goto('/about')
  const parts = ['banner', 'main', 'contentinfo'] as const
  const tops = await Promise.all(parts.map(async (part) => (await page.getByRole(part).boundingBox())?.y ?? Number.NaN))
  expect(tops).toEqual([...tops].sort((one, other) => one - other))
  await page.getByRole('button', {name: labels.menu}).click()
  await headerLink(page, '/services').click()
  await expect(page).toHaveURL('/services')
})

/** Counts from now on how far each page's parts jump, as Chromium does. */
async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()))
    observer.observe({type: 'layout-shift', buffered: true})
    Object.assign(window, {shiftsSoFar: () => [...shifts, ...observer.takeRecords()]})
  })
  return () =>
    page.evaluate(async () => {
      await document.fonts.ready
      // The frame in which they move, and the one after it.
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
      const {shiftsSoFar} = window as unknown as {shiftsSoFar: () => {value: number}[]}
      return shiftsSoFar().reduce((sum, {value}) => sum + value, 0)
    })
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 412, height: 823}})

  // A line may break elsewhere here or there, whatever the pages say; what is told is a stand-in of other measures.
  test('F11 a page shows its words while the font is late, and hardly any moves when it comes', async ({page}) => {
    const shifts = await countShifts(page)
    const moved: number[] = []
    for (const address of samplePages) {
      const release = await blockRequests(page, '**/*.woff2')
      await page.goto(address, {waitUntil: 'commit'})
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
        .toBe(1)
      release()
      await page.waitForLoadState('load')
      moved.push(await shifts())
      await page.unrouteAll({behavior: 'wait'})
    }
    expect(moved.reduce((sum, each) => sum + each, 0) / moved.length).toBeLessThan(0.03)
  })
})

test('F25 a slow connection shows the page, answers a press and leads on', async ({page, context}) => {
  const session = await context.newCDPSession(page)
  const rate = 50 * 1024
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: rate,
    uploadThroughput: rate,
  })
  await page.goto('/contact', {waitUntil: 'commit'})
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  await toastControl(page, 'consultation').click()
  await expect(toastMessage(page)).toBeVisible()
  await headerLink(page, '/services').click()
  await expect(page).toHaveURL('/services')
})
