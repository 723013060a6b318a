import type {Page} from 'playwright/test'
import {test} from '../sharedPage.ts'
import {expect, hydrateNewsletter, labels, messageText, toastControl, toastMessage} from '../site.ts'
import {startPartialHost} from './partialHost.ts'
import {blockRequests, everyScript} from './scriptFailures.ts'

/** Counts the messages that are announced from now on, those that were closed at once included. */
async function countMessages(page: Page) {
  await page.evaluate(() => {
    document.body.dataset.counted = '0'
    const messagesIn = (node: Node) =>
      node instanceof Element
        ? Number(node.matches('.Toastify__toast')) + node.querySelectorAll('.Toastify__toast').length
        : 0
    new MutationObserver((changes) => {
      const added = changes.flatMap((change) => [...change.addedNodes].map(messagesIn))
      const counted = added.reduce((sum, each) => sum + each, Number(document.body.dataset.counted))
      document.body.dataset.counted = String(counted)
    }).observe(document.body, {childList: true, subtree: true})
  })
  return (times: number) => expect(page.locator('body')).toHaveAttribute('data-counted', String(times))
}

test('F19 a button pressed before React is there says that it is busy, and is answered once', async ({page}) => {
  const release = await blockRequests(page, everyScript)
  await page.goto('/contact')
  const counted = await countMessages(page)
  const button = toastControl(page, 'consultation')
  for (let press = 0; press < 3; press++) await button.click({noWaitAfter: true})
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await counted(0)
  release()
  await expect(toastMessage(page)).toHaveCount(1)
  await expect(button).not.toHaveAttribute('aria-busy')
  await hydrateNewsletter(page)
  await counted(1)
})

test('F19 a button pressed while the end of its page is still on its way is answered once', async ({page, baseURL}) => {
  const host = await startPartialHost(baseURL ?? '')
  await page.goto(`${host.address}/contact`, {waitUntil: 'commit'})
  const button = toastControl(page, 'consultation')
  await button.click({noWaitAfter: true})
  await expect(button).toHaveAttribute('aria-busy', 'true')
  host.sendRest()
  await expect(toastMessage(page)).toHaveCount(1)
  await expect(button).not.toHaveAttribute('aria-busy')
  await hydrateNewsletter(page)
  await expect(toastMessage(page)).toHaveCount(1)
  await host.stop()
})

test('F19 a form sent before React is there is taken once, and not by the browser', async ({page}) => {
  const release = await blockRequests(page, everyScript)
  await page.goto('/contact')
  const counted = await countMessages(page)
  await page.getByLabel(labels.newsAddress, {exact: true}).fill('ada@example.org')
  for (let press = 0; press < 3; press++) {
    await page.getByLabel(labels.newsAddress, {exact: true}).press('Enter', {noWaitAfter: true})
  }
  await counted(0)
  release()
  await expect(toastMessage(page)).toHaveCount(1)
  await counted(1)
  await expect(page).toHaveURL('/contact')
})

test('F19 a link with a message leads on at once, and its message comes when what shows it is there', async ({
  page,
}) => {
  const release = await blockRequests(page, everyScript)
  await page.goto('/about')
  await toastControl(page, 'get-started').click({noWaitAfter: true})
  await expect(page).toHaveURL('/get-involved')
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  const counted = await countMessages(page)
  await counted(0)
  release()
  await expect(toastMessage(page)).toHaveText(messageText('get-started').title + messageText('get-started').description)
  await counted(1)
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('F19 a link to a place on the page, pressed before React is there, leads there at once, with its message', async ({
  page,
}) => {
  const release = await blockRequests(page, everyScript)
  await page.goto('/')
  const counted = await countMessages(page)
  await toastControl(page, 'ready-to-join').click({noWaitAfter: true})
  await expect(page).toHaveURL('/#get-involved')
  await counted(0)
  release()
  await expect(toastMessage(page)).toHaveCount(1)
  await hydrateNewsletter(page)
  await counted(1)
})

test('F20 a new message takes the place of the one before, however fast they are asked for', async ({page}) => {
  await page.goto('/contact')
  await toastControl(page, 'consultation').click()
  await expect(toastMessage(page)).toBeVisible()
  await page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button[data-wake]')]
    for (let press = 0; press < 100; press++) buttons[press % buttons.length]?.click()
  })
  await expect(toastMessage(page)).toHaveCount(1)
  await page.getByRole('button', {name: labels.closeMessage}).click()
  await expect(toastMessage(page)).toHaveCount(0)
})
