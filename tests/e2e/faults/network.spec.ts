import {expect, footerLink, headerLink, labels, test, toastControl, toastMessage} from '../site.ts'
import {blockRequests, collectDocuments} from './scriptFailures.ts'

test('F9 offline, a button reports an error, and links and buttons work again online', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  const documents = collectDocuments(page)
  await context.setOffline(true)
  await toastControl(page, 'consultation').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  expect(documents).toEqual([])
  await context.setOffline(false)
  await toastControl(page, 'consultation').click()
  await expect(toastMessage(page)).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
  await context.setOffline(true)
  await footerLink(page, '/volunteer').click({noWaitAfter: true})
  // Waits for Chromium's own error page, which has another URL.
  await expect.poll(() => page.url()).not.toContain('/contact')
  await context.setOffline(false)
  await page.reload()
  await expect(page).toHaveURL('/volunteer')
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
})

test('F10 a page without its styles reads in order, and its menu can be reached', async ({page}) => {
  await page.route('/about', async (route) => {
    const response = await route.fetch()
    await route.fulfill({response, body: (await response.text()).replace(/<style.*?<\/style>/gs, '')})
  })
  await page.goto('/about')
  const parts = ['banner', 'main', 'contentinfo'] as const
  const tops = await Promise.all(
    parts.map(async (part) => (await page.getByRole(part).boundingBox())?.y ?? Number.NaN),
  )
  expect(tops).toEqual([...tops].sort((one, other) => one - other))
  await page.getByRole('button', {name: labels.menu}).click()
  await headerLink(page, '/services').click()
  await expect(page).toHaveURL('/services')
})

/** Runs in the page: waits for its fonts, and returns the sum of its layout shifts so far. */
async function layoutShift(): Promise<number> {
  await document.fonts.ready
  let sum = 0
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += (entry as unknown as {value: number}).value
  })
  observer.observe({type: 'layout-shift', buffered: true})
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
  return sum
}

test('F11 pages show their text before the font has loaded, and hardly move when it has', async ({page}) => {
  await page.setViewportSize({width: 412, height: 823})
  const shifts: number[] = []
  for (const address of ['/', '/services']) {
    const release = await blockRequests(page, '**/*.woff2')
    await page.goto(address, {waitUntil: 'commit'})
    const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
    await expect.poll(paints).toBe(1)
    release()
    await page.waitForLoadState('load')
    shifts.push(await page.evaluate(layoutShift))
    await page.unrouteAll({behavior: 'wait'})
  }
  // Averages over all pages: on one, the fallback font may break a line at another word and move the text
  // below it.
  expect(shifts.reduce((sum, shift) => sum + shift, 0) / shifts.length).toBeLessThan(0.03)
})
