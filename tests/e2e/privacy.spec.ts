import type {Page} from 'playwright/test'
import {
  test as base,
  expect,
  hydratedIslands,
  hydrateNewsletter,
  labels,
  siteDetails,
  submitButton,
  unknownAddress,
} from './site.ts'

/** Text that is typed into fields, and must not leave them. */
const secret = 'my-secret-words'

interface Traces {
  /** The method, URL and body of every request, except prefetches. */
  requests: string[]
}

/**
 * A test that fails if another site is requested, anything is stored, or the secret text leaves its fields.
 */
const test = base.extend<Traces>({
  requests: [
    async ({page, context, baseURL}, use) => {
      const requests: string[] = []
      const elsewhere: string[] = []
      const shown: string[] = []
      context.on('request', (request) => {
        if (request.headers()['sec-purpose']) return
        requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`)
      })
      page.on('console', (message) => shown.push(message.text()))
      page.on('framenavigated', (frame) => shown.push(frame.url()))
      await context.route(
        (url) => url.origin !== baseURL,
        (route, request) => {
          elsewhere.push(request.url())
          return route.fulfill({contentType: 'text/html', body: '<title>Elsewhere</title>'})
        },
      )
      await context.routeWebSocket(/^/, (socket) => elsewhere.push(socket.url()))
      await use(requests)
      // Allows the donation page, which visitors open in a new window with a link.
      expect(elsewhere.filter((url) => url !== siteDetails.donationPage)).toEqual([])
      expect([...requests, ...shown].filter((trace) => /^POST|secret/.test(trace))).toEqual([])
      expect(await context.storageState({indexedDB: true})).toEqual({cookies: [], origins: []})
      expect(context.serviceWorkers()).toEqual([])
      expect(await page.evaluate(() => history.state)).toBeNull()
    },
    {auto: true},
  ],
})

/**
 * Runs in the page before its scripts: makes each use of storage, cookies or the clipboard throw, and records
 * it.
 */
function forbidStorage() {
  const used: string[] = []
  Object.assign(window, {used})
  const forbid = (owner: object, name: string) => {
    const refuse = () => {
      used.push(name)
      throw new DOMException('Access is denied', 'SecurityError')
    }
    Object.defineProperty(owner, name, {get: refuse, set: refuse})
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
    forbid(window, name)
  for (const name of ['clipboard', 'serviceWorker', 'storage']) forbid(navigator, name)
  forbid(Document.prototype, 'cookie')
}

const usedStorage = (page: Page) => page.evaluate(() => (window as unknown as {used: string[]}).used)

// S7.4, S11.4, S12.1, S12.2, A9
for (const address of ['/contact', '/donate', unknownAddress]) {
  test(`F14 ${address} with everything pressed uses no other site and no storage`, async ({
    page,
    complaints,
  }) => {
    await page.addInitScript(forbidStorage)
    // With reduced motion, a closed toast disappears at once.
    await page.emulateMedia({reducedMotion: 'reduce'})
    await page.goto(address)
    const text = await page.locator('body').innerText()
    await hydrateNewsletter(page)
    expect(await page.locator('body').innerText()).toBe(text)
    await pressEverything(page)
    expect(await usedStorage(page)).toEqual([])
    await page.locator('a[data-wake]:not([target])').first().click()
    await closeMessage(page)
    expect(await usedStorage(page)).toEqual([])
    // Browsers log violations of the content security policy as errors.
    expect(complaints.filter((each) => !each.includes('404'))).toEqual([])
  })
}

/**
 * Opens every question, fills in and sends every form, and presses every button and every link to a new
 * window.
 */
async function pressEverything(page: Page) {
  const main = page.getByRole('main')
  for (const question of await page.locator('summary:visible').all()) await question.click()
  for (const option of await main.locator('input[type=radio]').all()) await option.check()
  for (const field of await main.locator('input:not([type=radio]), textarea').all())
    await field.fill((await field.getAttribute('type')) === 'email' ? `${secret}@example.org` : secret)
  // From the last to the first: other buttons replace the form’s own, and would shift those after it.
  for (const button of (await main.getByRole('button').all()).reverse()) {
    await button.click()
    const isHardWord = (await button.getAttribute('data-term')) !== null
    if (isHardWord) {
      await page.keyboard.press('Escape')
      continue
    }
    const search = page.getByRole('dialog')
    const close = page.getByRole('button', {name: labels.closeMessage})
    await expect(search.or(close)).toBeVisible()
    if (await search.isVisible()) {
      await page.getByRole('searchbox').fill(secret)
      await page.keyboard.press('Escape')
    } else await closeMessage(page)
  }
  await page.getByLabel(labels.newsAddress, {exact: true}).fill(`${secret}@example.org`)
  await submitButton(page, 'newsletter').click()
  await closeMessage(page)
  for (const link of await page.locator('a[data-wake][target]').all()) {
    const opened = page.waitForEvent('popup')
    await link.click()
    await (await opened).close()
    await closeMessage(page)
  }
}

async function closeMessage(page: Page) {
  const close = page.getByRole('button', {name: labels.closeMessage})
  await close.click()
  await expect(close).toHaveCount(0)
}

// S7.1, A7
test('F18 the forms make no request when they are sent, and what was typed is not stored', async ({
  page,
  requests,
}) => {
  await page.goto('/contact')
  for (const label of ['Full Name', 'Subject', 'Message'])
    await page.getByLabel(label, {exact: true}).fill(secret)
  for (const label of ['Email Address', labels.newsAddress])
    await page.getByLabel(label, {exact: true}).fill(`${secret}@example.org`)
  await expect(hydratedIslands(page)).toHaveCount(2)
  const before = requests.length
  await submitButton(page, 'contactForm').click()
  await expect(page.locator('textarea[readonly]')).toBeVisible()
  await submitButton(page, 'newsletter').click()
  await expect(page.getByLabel(labels.newsAddress, {exact: true})).toHaveValue('')
  expect(requests.slice(before)).toEqual([])
  expect(await page.evaluate(() => history.length)).toBe(2)
  // Removes the only elements that may contain the typed text: the mail draft, and the field to copy it from
  // (A6).
  await page.locator('a[href^="mailto:"], textarea[readonly]').evaluateAll((all) => {
    for (const each of all) each.remove()
  })
  expect(await page.content()).not.toContain(secret)
})
