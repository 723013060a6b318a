import type {Page} from 'playwright/test'
import {expect, hydrateNewsletter, labels, submitButton, toastMessage} from '../site.ts'
import {secret, test} from '../traces.ts'
import {blockRequests, everyScript, scriptFailures} from './scriptFailures.ts'

/** The two forms of the site: how they are filled in and sent. */
const forms: Record<string, (page: Page) => Promise<void>> = {
  'the contact form': async (page) => {
    for (const label of ['Full Name', 'Subject', 'Message']) await page.getByLabel(label, {exact: true}).fill(secret)
    await page.getByLabel('Email Address', {exact: true}).fill(`${secret}@example.org`)
    await submitButton(page, 'contactForm').click({noWaitAfter: true})
  },
  'the newsletter’s form': async (page) => {
    await page.getByLabel(labels.newsAddress, {exact: true}).fill(`${secret}@example.org`)
    await page.getByLabel(labels.newsAddress, {exact: true}).press('Enter', {noWaitAfter: true})
  },
}

// S7.1, A7
for (const [name, send] of Object.entries(forms)) {
  test(`F18 ${name} asks for nothing when it is sent, and keeps nothing`, async ({page, requests}) => {
    await page.goto('/contact')
    await hydrateNewsletter(page)
    const before = requests.length
    await send(page)
    await expect(toastMessage(page)).toBeVisible()
    expect(requests.slice(before)).toEqual([])
    expect(await page.evaluate(() => history.length)).toBe(2)
    // What a visitor still needs: a mail that holds the words, and the words to copy where no mail opens (A6).
    await page.locator('a[href^="mailto:"], textarea[readonly]').evaluateAll((all) => {
      for (const each of all) each.remove()
    })
    expect(await page.content()).not.toContain(secret)
  })

  test(`F19 ${name} leaks nothing while React is late`, async ({page}) => {
    const release = await blockRequests(page, everyScript)
    await page.goto('/contact')
    await send(page)
    await send(page)
    await expect(page.locator('form[aria-busy]')).toHaveCount(1)
    await expect(page).toHaveURL('/contact')
    release()
    await expect(toastMessage(page)).toBeVisible()
  })

  test(`F19 ${name} leaks nothing when its scripts are not there`, async ({page}) => {
    await page.route(everyScript, scriptFailures['is not there'])
    await page.goto('/contact')
    await send(page)
    await expect(page.getByRole('alert')).toBeVisible()
    await send(page)
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
    await expect(page).toHaveURL('/contact')
  })
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
