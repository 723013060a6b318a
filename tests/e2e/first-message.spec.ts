import type {Page} from 'playwright/test'
import {holdBack, scriptsOf} from './faults/breakScripts.ts'
import {test} from './sharedPage.ts'
import {buttonOf, controlFor, expect, firstMessage, labels, saidBy, toast} from './site.ts'

const title = () => saidBy('consultation').title

/** Opens /contact where what announces messages is on its way until it is released, and presses a button with a message. */
async function pressBeforeReact(page: Page) {
  const [, messages] = await scriptsOf(page, '/contact')
  const release = await holdBack(page, `**${messages}`)
  await page.goto('/contact')
  await controlFor(page, 'consultation').click()
  await expect(firstMessage(page)).toContainText(title())
  return release
}

const closeIn = (message: ReturnType<typeof toast>) => message.getByRole('button', {name: labels.closeMessage})

// S11.3
test('a message is shown before React is there, and stays as it is when React takes it over', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
  const release = await pressBeforeReact(page)
  const look = await page.screenshot()
  const words = await firstMessage(page).innerHTML()
  release()
  await expect(toast(page)).toHaveText(title() + saidBy('consultation').description)
  await expect(firstMessage(page)).toHaveCount(0)
  expect(await toast(page).innerHTML()).toBe(words)
  expect((await page.screenshot()).equals(look)).toBe(true)
})

test('Escape closes the open menu first, and then a message that React does not show yet', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await pressBeforeReact(page)
  await page.getByRole('button', {name: labels.menu}).click()
  const link = page.locator('#siteMenu').getByRole('link').first()
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(firstMessage(page)).toContainText(title())
  await page.keyboard.press('Escape')
  await expect(firstMessage(page)).toHaveCount(0)
})

/** Notes whether React shows the message that was asked for first, however shortly. */
async function watchForIt(page: Page) {
  await page.evaluate((words) => {
    const place = document.querySelector('#siteMessages') as HTMLElement
    new MutationObserver(() => {
      if (place.textContent?.includes(words)) document.body.dataset.came = ''
    }).observe(place, {childList: true, subtree: true})
  }, title())
  return async () => {
    // The next message comes after it, if it comes.
    await controlFor(page, 'feature').click()
    await expect(toast(page)).toContainText(saidBy('feature').title)
    await expect(toast(page)).toHaveCount(1)
    await expect(page.locator('body')).not.toHaveAttribute('data-came')
  }
}

test('a message that is closed before React is there does not come again with it', async ({page}) => {
  const release = await pressBeforeReact(page)
  const expectItNeverCame = await watchForIt(page)
  await closeIn(firstMessage(page)).click()
  await expect(firstMessage(page)).toHaveCount(0)
  release()
  await expectItNeverCame()
})

test('a message whose React is long in coming is announced without it, and stays until the next', async ({page}) => {
  await page.clock.install()
  const release = await pressBeforeReact(page)
  const announcing = page.locator('#siteFirstMessage[aria-live=polite]')
  await expect(announcing).toHaveCount(0)
  await page.clock.runFor(10_000)
  await expect(announcing).toContainText(title())
  await page.evaluate(() => {
    const place = document.querySelector('#siteMessages') as Element
    const told: string[] = []
    new MutationObserver(() => {
      const words = place.querySelector('.Toastify__toast strong')?.textContent
      if (words && told.at(-1) !== words) told.push(words)
      document.body.dataset.told = told.join()
    }).observe(place, {childList: true, subtree: true})
  })
  const loaded = page.waitForResponse(/messages-/)
  release()
  await (await loaded).finished()
  await controlFor(page, 'feature').click()
  await expect(page.locator('body')).toHaveAttribute('data-told', saidBy('feature').title)
  await expect(firstMessage(page)).toHaveCount(0)
})

test('who is on the button that closes a message is still on it when React takes it over', async ({page}) => {
  const release = await pressBeforeReact(page)
  await closeIn(firstMessage(page)).focus()
  release()
  await expect(closeIn(toast(page))).toBeFocused()
})

test('a message that React never takes over is announced, can be closed, and makes way for the next', async ({
  page,
}) => {
  const [, messages] = await scriptsOf(page, '/contact')
  await page.route(`**${messages}`, (route) => route.abort())
  await page.goto('/contact')
  await controlFor(page, 'consultation').click()
  const announcing = page.locator('#siteFirstMessage[aria-live=polite]')
  await expect(announcing).toContainText(title())
  await controlFor(page, 'feature').click()
  await expect(announcing).toContainText(saidBy('feature').title)
  await expect(firstMessage(page)).toHaveCount(1)
  await closeIn(firstMessage(page)).click()
  await expect(firstMessage(page)).toHaveCount(0)
})

test('why a form could not be sent is not hidden by the message that is shown', async ({page}) => {
  const [, messages] = await scriptsOf(page, '/contact')
  await page.setViewportSize({width: 390, height: 700})
  await page.route(`**${messages}`, (route) => route.abort())
  await page.goto('/contact')
  await controlFor(page, 'consultation').click()
  await expect(firstMessage(page)).toBeVisible()
  await buttonOf(page, 'newsletter').click()
  const reason = page.getByRole('alert')
  await expect(reason).toBeVisible()
  const isOnTop = (alert: Element) => {
    const {x, y, width, height} = alert.getBoundingClientRect()
    return alert.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  expect(await reason.evaluate(isOnTop)).toBe(true)
})

test('of a message and the search, asked for before either can come, the last is answered once', async ({page}) => {
  const [first] = await scriptsOf(page, '/contact')
  const release = await holdBack(page, `**${first}`)
  await page.goto('/contact')
  await controlFor(page, 'consultation').click({noWaitAfter: true})
  await page.getByRole('button', {name: labels.search}).click({noWaitAfter: true})
  release()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})
