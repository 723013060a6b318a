import type {Page, Request} from 'playwright/test'
import {test as base, buttonOf, expect, labels, toast, wake} from '../site.ts'
import {everyScript, holdBack, waysToBreak} from './breakScripts.ts'

const secret = 'my-secret-words'

interface Traces {
  /** Everything that was asked for, said on the console or shown in the address, since the page was opened. */
  traces: string[]
}

/** Marks a page that is fetched ahead, at a time of the browser’s own. */
const ahead = (request: Request) => (request.headers()['sec-purpose'] ? 'ahead ' : '')

/** A test that fails when what was typed is found anywhere but in its field. */
const test = base.extend<Traces>({
  traces: [
    async ({page, context}, use) => {
      const traces: string[] = []
      context.on('request', (request) =>
        traces.push(`${ahead(request)}${request.method()} ${request.url()} ${request.postData() ?? ''}`),
      )
      page.on('console', (message) => traces.push(message.text()))
      page.on('framenavigated', (frame) => traces.push(frame.url()))
      await use(traces)
      const {cookies, origins} = await context.storageState({indexedDB: true})
      expect([cookies, origins]).toEqual([[], []])
      expect(traces.filter((trace) => /POST|secret/.test(trace))).toEqual([])
      expect(page.url()).not.toContain('secret')
    },
    {auto: true},
  ],
})

async function fillIn(page: Page) {
  for (const label of ['Full Name', 'Subject', 'Message']) await page.getByLabel(label, {exact: true}).fill(secret)
  await page.getByLabel('Email Address', {exact: true}).fill(`${secret}@example.org`)
}

/** The two forms of the site: how they are filled in and sent. */
const forms: Record<string, (page: Page) => Promise<void>> = {
  'the contact form': async (page) => {
    await fillIn(page)
    await buttonOf(page, 'contactForm').click({noWaitAfter: true})
  },
  'the newsletter’s form': async (page) => {
    await page.getByLabel(labels.newsAddress, {exact: true}).fill(`${secret}@example.org`)
    await page.getByLabel(labels.newsAddress, {exact: true}).press('Enter', {noWaitAfter: true})
  },
}

// S7.1, A7
for (const [name, send] of Object.entries(forms)) {
  test(`F18 ${name} asks for nothing when it is sent, and keeps nothing`, async ({page, traces}) => {
    await page.goto('/contact')
    await wake(page)
    const before = traces.length
    await send(page)
    await expect(toast(page)).toBeVisible()
    expect(traces.slice(before).filter((trace) => !trace.startsWith('ahead '))).toEqual([])
    expect(await page.evaluate(() => history.length)).toBe(2)
    expect(
      await page.evaluate(() => JSON.stringify([{...localStorage}, {...sessionStorage}, history.state])),
    ).not.toContain(secret)
    // What a visitor still needs: a mail that holds the words, and the words to copy where no mail opens (A6).
    await page.locator('a[href^="mailto:"], textarea[readonly]').evaluateAll((all) => {
      for (const each of all) each.remove()
    })
    expect(await page.content()).not.toContain(secret)
  })

  test(`F19 ${name} leaks nothing while React is late`, async ({page}) => {
    const release = await holdBack(page, everyScript)
    await page.goto('/contact')
    await send(page)
    await send(page)
    await expect(page.locator('form[aria-busy]')).toHaveCount(1)
    await expect(page).toHaveURL('/contact')
    release()
    await expect(toast(page)).toBeVisible()
  })

  for (const way of ['is not there', 'is corrupt'] as const) {
    test(`F19 ${name} leaks nothing when a script ${way}`, async ({page}) => {
      await page.route(everyScript, waysToBreak[way])
      await page.goto('/contact')
      await send(page)
      await expect(page.getByRole('alert')).toBeVisible()
      await send(page)
      await expect(page.locator('[aria-busy]')).toHaveCount(0)
      await expect(page).toHaveURL('/contact')
    })
  }
}

test('F19 no form leaks anything when even the page’s own script is gone', async ({page}) => {
  await page.route('/contact', async (route) => {
    const response = await route.fetch()
    await route.fulfill({response, body: (await response.text()).replace(/<script>.*?<\/script>/gs, '')})
  })
  await page.goto('/contact')
  // Both forms give way to an address then. What is sent all the same goes nowhere.
  for (const label of [labels.newsAddress, 'Subject']) await expect(page.getByLabel(label, {exact: true})).toBeHidden()
  await page.evaluate((words) => {
    for (const form of document.forms) {
      for (const field of form.querySelectorAll<HTMLInputElement>('input:not([type=radio]), textarea'))
        field.value = field.type === 'email' ? `${words}@example.org` : words
      form.requestSubmit()
    }
  }, secret)
  await expect(page).toHaveURL('/contact')
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})
})
