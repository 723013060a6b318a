import type {Page} from 'playwright/test'
import {blockRequests, scriptsOf} from './faults/scriptFailures.ts'
import {findViolations} from './findViolations.ts'
import {test} from './sharedPage.ts'
import {
  expect,
  labels,
  messageText,
  readRecords,
  submitButton,
  toastControl,
  toastMessage,
  toastRenderedBy,
} from './site.ts'

const title = () => messageText('consultation').title

/** Opens /contact where React is on its way until it is released, and presses a button with a message. */
async function pressBeforeReact(page: Page) {
  const [, messages = ''] = await scriptsOf(page, '/contact')
  const release = await blockRequests(page, `**${messages}`)
  await page.goto('/contact')
  await toastControl(page, 'consultation').click()
  await expect(toastRenderedBy(page, 'the build')).toContainText(title())
  return async () => {
    release()
    await page.evaluate((script) => import(script), messages)
  }
}

const closeIn = (message: ReturnType<typeof toastMessage>) => message.getByRole('button', {name: labels.closeMessage})

// S10.9, S11.3
test('a message is shown before React is there, in a region that was there before, and stays when React comes', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
  await page.goto('/contact')
  await expect(page.getByRole('status')).toHaveCount(1)
  const reactComes = await pressBeforeReact(page)
  expect(await findViolations(page)).toEqual([])
  const look = await page.screenshot()
  await reactComes()
  await expect(toastMessage(page)).toHaveCount(1)
  await expect(toastMessage(page)).toHaveText(title() + messageText('consultation').description)
  expect((await page.screenshot()).equals(look)).toBe(true)
})

// S4.5
test('once React is there it shows the next message, on the same place and in the same look', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
  const reactComes = await pressBeforeReact(page)
  const look = await toastMessage(page).innerHTML()
  const box = await toastMessage(page).boundingBox()
  await reactComes()
  await toastControl(page, 'feature').click()
  await expect(toastRenderedBy(page, 'React')).toContainText(messageText('feature').title)
  await expect(toastMessage(page)).toHaveCount(1)
  await toastControl(page, 'consultation').click()
  await expect(toastRenderedBy(page, 'React')).toContainText(title())
  await expect(toastMessage(page)).toHaveCount(1)
  expect(await toastMessage(page).innerHTML()).toBe(look)
  expect(await toastMessage(page).boundingBox()).toEqual(box)
  await submitButton(page, 'newsletter').click()
  await expect(toastRenderedBy(page, 'React')).toContainText(messageText('newsletter').title)
  await expect(toastMessage(page)).toHaveCount(1)
})

test('Escape closes a message before React is there, but not for who is typing, and the open menu first', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844})
  await pressBeforeReact(page)
  await page.locator('main').getByRole('textbox').first().focus()
  await page.keyboard.press('Escape')
  await expect(toastMessage(page)).toBeVisible()
  await page.getByRole('button', {name: labels.menu}).click()
  const link = page.locator('#siteMenu').getByRole('link').first()
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(toastMessage(page)).toContainText(title())
  await page.keyboard.press('Escape')
  await expect(toastMessage(page)).toHaveCount(0)
})

test('messages are shown, can be closed, and make way for the next where React never comes', async ({page}) => {
  const [, messages] = await scriptsOf(page, '/contact')
  await page.route(`**${messages}`, (route) => route.abort())
  await page.goto('/contact')
  await toastControl(page, 'consultation').click()
  await expect(toastMessage(page)).toContainText(title())
  await toastControl(page, 'feature').click()
  await expect(toastMessage(page)).toContainText(messageText('feature').title)
  await expect(toastMessage(page)).toHaveCount(1)
  await closeIn(toastMessage(page)).click()
  await expect(toastMessage(page)).toHaveCount(0)
})

// S7.70
test('the mail of a message that is shown before React is there says what was chosen', async ({page}) => {
  const [, messages] = await scriptsOf(page, '/workshops')
  await blockRequests(page, `**${messages}`)
  await page.goto('/workshops')
  await toastControl(page, 'workshop-registration').click()
  const mail = new URL((await toastRenderedBy(page, 'the build').getByRole('link').getAttribute('href')) ?? '')
  const chosen = readRecords('workshops.yaml')[0]?.title
  const subject = readRecords('toasts.yaml').find(({id}) => id === 'workshop-registration')?.subject
  expect(mail.searchParams.get('subject')).toBe(`${subject}: ${chosen}`)
})

test('why a form could not be sent is not hidden by the message that is shown', async ({page}) => {
  const [, messages] = await scriptsOf(page, '/contact')
  await page.setViewportSize({width: 390, height: 700})
  await page.route(`**${messages}`, (route) => route.abort())
  await page.goto('/contact')
  await toastControl(page, 'consultation').click()
  await expect(toastMessage(page)).toBeVisible()
  await submitButton(page, 'newsletter').click()
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
  const release = await blockRequests(page, `**${first}`)
  await page.goto('/contact')
  await toastControl(page, 'consultation').click({noWaitAfter: true})
  await page.getByRole('button', {name: labels.search}).click({noWaitAfter: true})
  release()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})
