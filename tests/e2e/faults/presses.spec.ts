import {once} from 'node:events'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import type {Page} from 'playwright/test'
import {test} from '../sharedPage.ts'
import {expect, hydrateNewsletter, labels, messageText, toastControl, toastMessage} from '../site.ts'
import {blockRequests, everyScript} from './scriptFailures.ts'

/**
 * Counts the toasts that React shows from now on, however briefly. Returns a function that asserts their
 * number.
 */
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

test('F19 a button pressed before its scripts are loaded is busy, and then shows its message once', async ({
  page,
}) => {
  const release = await blockRequests(page, everyScript)
  await page.goto('/contact')
  const expectMessages = await countMessages(page)
  const button = toastControl(page, 'consultation')
  for (let press = 0; press < 3; press++) await button.click({noWaitAfter: true})
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expectMessages(0)
  release()
  await expect(toastMessage(page)).toHaveCount(1)
  await expect(button).not.toHaveAttribute('aria-busy')
  await hydrateNewsletter(page)
  await expectMessages(1)
})

test('F19 a button pressed before its document is complete shows its message once it is', async ({
  page,
  baseURL,
}) => {
  let sendRest = () => {}
  const restAllowed = new Promise<void>((resolve) => {
    sendRest = resolve
  })
  const server = createServer(async (request, response) => {
    const file = await fetch(`${baseURL}${request.url}`)
    const bytes = Buffer.from(await file.arrayBuffer())
    response.writeHead(file.status, {'content-type': file.headers.get('content-type') ?? 'text/plain'})
    const end = Math.max(0, bytes.indexOf('</main>'))
    response.write(bytes.subarray(0, end))
    if (end > 0) await restAllowed
    response.end(bytes.subarray(end))
  })
  await once(server.listen(0, 'localhost'), 'listening')
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/contact`, {waitUntil: 'commit'})
  const button = toastControl(page, 'consultation')
  await button.click({noWaitAfter: true})
  await expect(button).toHaveAttribute('aria-busy', 'true')
  sendRest()
  await expect(toastMessage(page)).toHaveCount(1)
  await expect(button).not.toHaveAttribute('aria-busy')
  await hydrateNewsletter(page)
  await expect(toastMessage(page)).toHaveCount(1)
  server.close()
  server.closeAllConnections()
})

test('F19 a form sent before its scripts are loaded is sent once, by them and not by the browser', async ({
  page,
}) => {
  const release = await blockRequests(page, everyScript)
  await page.goto('/contact')
  const expectMessages = await countMessages(page)
  const field = page.getByLabel(labels.newsAddress, {exact: true})
  await field.fill('ada@example.org')
  for (let press = 0; press < 3; press++) await field.press('Enter', {noWaitAfter: true})
  await expectMessages(0)
  release()
  await expect(toastMessage(page)).toHaveCount(1)
  await expectMessages(1)
  await expect(page).toHaveURL('/contact')
})

for (const [id, from, to] of [
  ['get-started', '/about', '/get-involved'],
  ['ready-to-join', '/', '/#get-involved'],
] as const) {
  test(`F19 before scripts load, a link on ${from} leads to ${to}, where its message is shown once`, async ({
    page,
  }) => {
    const release = await blockRequests(page, everyScript)
    await page.goto(from)
    await toastControl(page, id).click({noWaitAfter: true})
    await expect(page).toHaveURL(to)
    await expect(page.getByRole('heading', {level: 1})).toBeAttached()
    const expectMessages = await countMessages(page)
    release()
    await expect(toastMessage(page)).toHaveText(messageText(id).title + messageText(id).description)
    await hydrateNewsletter(page)
    await expectMessages(1)
  })
}

test('F20 each new message replaces the one before, however fast they are requested', async ({page}) => {
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
