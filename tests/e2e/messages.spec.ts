import type {Locator, Page} from 'playwright/test'
import {findViolations} from '../findViolations.ts'
import {toasts as fixed, getInvolvedId, joinRoute} from '../specification.ts'
import {blockRequests, scriptsOf} from './faults/scriptFailures.ts'
import {test} from './sharedPage.ts'
import {
  test as alone,
  expect,
  isOnTop,
  labels,
  messageText,
  readRecords,
  siteDetails,
  submitButton,
  toastControl,
  toastMessage,
  toastRenderedBy,
} from './site.ts'

const textOf = (id: string) => messageText(id).title + messageText(id).description
const closeIn = (message: Locator) => message.getByRole('button', {name: labels.closeMessage})

/**
 * The toasts T1 to T12: the page and role of the control that shows each, and the target if the control is a
 * link.
 */
const table: [
  number: string,
  address: string,
  role: 'link' | 'button',
  message: keyof typeof fixed,
  to?: string,
][] = [
  ['T1', '/', 'link', 'get-started', joinRoute],
  ['T2', '/', 'link', 'ready-to-join', `/#${getInvolvedId}`],
  ['T3', '/', 'link', 'thanks-for-interest', `/#${getInvolvedId}`],
  ['T7', '/contact', 'button', 'consultation'],
  ['T8', '/workshops', 'button', 'workshop-registration'],
  ['T9', '/mentoring', 'button', 'mentoring-application'],
  ['T10', '/volunteer', 'button', 'volunteer-application'],
  ['T11', '/donate', 'button', 'donation-platform'],
  ['T12', '/contact', 'button', 'feature'],
]

for (const [number, address, role, message, to = address] of table) {
  test(`${number}: a ${role} on ${address} shows “${fixed[message].title}”`, async ({page, complaints}) => {
    await page.goto(address)
    const control = toastControl(page, message)
    await expect(control).toHaveRole(role)
    await control.click()
    await expect(toastMessage(page)).toHaveText(fixed[message].title + messageText(message).description)
    await expect(page).toHaveURL(to)
    // S2.8, A4
    if (to.includes('#')) await expect(page.locator(`#${getInvolvedId}`)).toBeInViewport({ratio: 0.4})
    expect(complaints).toEqual([])
  })
}

test('the address in the answer to a press is a link in a sentence, not another button', async ({page}) => {
  await page.goto('/mentoring')
  await page.getByRole('main').getByRole('button', {name: 'How to apply'}).first().click()
  const answer = page.locator('main [data-pressed]')
  await expect(answer.getByRole('link')).toHaveCSS('border-top-width', '0px')
  expect(await findViolations(page, ['light', 'dark'], 'main [data-pressed]')).toEqual([])
})

// T4, T5, S2.60, S7.2, A5, F15
for (const address of ['/', '/get-involved', '/donate']) {
  test(`each donation link on ${address} opens a new window, with thanks`, async ({page, context}) => {
    const {title, description} = fixed['opening-donation-page']
    await context.route(`${new URL(siteDetails.donationPage).origin}/**`, (route) =>
      route.fulfill({body: 'donate'}),
    )
    await page.goto(address)
    // Blocks the windows of scripts, as popup blockers do.
    await page.evaluate(() => Object.assign(window, {open: () => null}))
    const links = page.getByRole('main').getByRole('link', {name: labels.newWindow})
    expect(await links.count()).toBeGreaterThan(0)
    for (const link of await links.all()) {
      const opened = context.waitForEvent('page')
      await link.click()
      const popup = await opened
      await popup.waitForURL(siteDetails.donationPage)
      expect(await popup.evaluate(() => window.opener)).toBeNull()
      expect(context.pages()).toHaveLength(2)
      await popup.close()
      await expect(toastMessage(page)).toHaveText(title + description)
      await closeIn(page.locator('body')).click()
    }
  })
}

// S4.5, S10.9
for (const renderer of ['React', 'the build'] as const) {
  alone(`a message from ${renderer} is announced politely, and stays until it is closed`, async ({page}) => {
    await page.clock.install()
    const loadReact = await delayReact(page, '/contact')
    // The live region must exist before the toast is shown, because screen readers announce only changes
    // inside one.
    const region = page.getByRole('region', {name: labels.notifications})
    await expect(region).toHaveAttribute('aria-live', 'polite')
    await expect(page.getByRole('status')).toHaveCount(1)
    const {button, message} = await showByKey(page, renderer, loadReact)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(button).toBeFocused()
    // Ends every timer of a script, and every animation: react-toastify closes a message when an animation
    // ends.
    await page.clock.fastForward('10:00')
    await page.evaluate(() => document.getAnimations().map((animation) => animation.finish()))
    await page.clock.fastForward('10:00')
    await expect(message).toBeVisible()
    await closeIn(page.locator('body')).click()
    await expect(toastMessage(page)).toHaveCount(0)
  })
}

// S10.70
test('after a press, the message’s text is below its button too, and its link is the next stop of the Tab key', async ({
  page,
}) => {
  for (const [address, message] of [
    ['/workshops', 'workshop-registration'],
    ['/contact', 'consultation'],
    ['/donate', 'donation-platform'],
  ] as const) {
    await page.goto(address)
    const button = toastControl(page, message)
    const answer = button.locator('xpath=following-sibling::*[1]')
    await expect(answer).toBeHidden()
    await button.press('Enter')
    await expect(answer).toHaveText(messageText(message).description)
    const {y = 0, height = 0} = (await button.boundingBox()) ?? {}
    expect((await answer.boundingBox())?.y, address).toBeGreaterThanOrEqual(y + height)
    await page.keyboard.press('Tab')
    await expect(answer.getByRole('link').first()).toBeFocused()
    // S7.70
    await expect(answer.locator('a[href^="mailto:"]')).toHaveAttribute('href', /[?]subject=./)
  }
})

// S10.14
test('axe finds no fault in an open menu, an open question and a message', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800})
  await page.goto('/contact')
  await page.getByRole('main').locator('summary').first().click()
  await toastControl(page, 'consultation').click()
  await expect(toastMessage(page)).toBeVisible()
  await page.getByRole('button', {name: labels.menu}).click()
  expect(await findViolations(page)).toEqual([])
})

// S10.70
for (const renderer of ['React', 'the build'] as const) {
  alone(
    `a message from ${renderer} that is closed by a key returns the focus to its button, and scrolls back to it`,
    async ({page}) => {
      const loadReact = await delayReact(page, '/contact')
      const {button, message} = await showByKey(page, renderer, loadReact)
      await closeIn(message).focus()
      await page.evaluate(() => scrollTo({top: document.body.scrollHeight, behavior: 'instant'}))
      await expect(button).not.toBeInViewport()
      await page.keyboard.press('Enter')
      await expect(message).toHaveCount(0)
      await expect(button).toBeFocused()
      await expect(button).toBeInViewport()
    },
  )
}

// S10.70
test('a message that a link shows on the next page leaves the focus there when it is closed', async ({
  page,
}) => {
  await page.goto('/')
  await toastControl(page, 'get-started').click()
  await closeIn(toastMessage(page)).focus()
  await page.keyboard.press('Enter')
  await expect(toastMessage(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

// S10.70
test('the Tab key skips an open message, which covers nothing that gets the focus', async ({page}) => {
  await page.setViewportSize({width: 390, height: 664})
  await page.goto('/contact')
  await toastControl(page, 'consultation').click()
  await expect(toastMessage(page)).toBeVisible()
  await expect(page.locator('#siteMessages [tabindex="0"]')).toHaveCount(0)
  const stops = await page.getByRole('contentinfo').locator('a, button, input').count()
  await page.getByRole('main').getByRole('link').last().focus()
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    expect(await focused.evaluate(isOnTop), await focused.innerHTML()).toBe(true)
  }
})

// S7.70
for (const [renderer, message, address, topic] of [
  ['the build', 'workshop-registration', '/workshops', readRecords('workshops.yaml')[0]?.title],
  ['React', 'volunteer-application', '/volunteer', readRecords('roles.yaml')[0]?.title],
] as const) {
  alone(
    `the mail link of ${message}, rendered by ${renderer}, has the chosen item in its subject`,
    async ({page}) => {
      const loadReact = await delayReact(page, address)
      const control = page.locator(`[data-wake="${message} ${topic}"]`)
      await control.focus()
      if (renderer === 'React') await loadReact()
      await control.click()
      const link = toastRenderedBy(page, renderer).locator('a[href^="mailto:"]')
      const mail = new URL((await link.getAttribute('href')) ?? '')
      const subject = readRecords('toasts.yaml').find(({id}) => id === message)?.subject
      expect(subject).toBeTruthy()
      expect(mail.searchParams.get('subject')).toBe(`${subject}: ${topic}`)
    },
  )
}

/** Presses the button of a message by key, so that React or the build shows it. Returns both. */
async function showByKey(page: Page, renderer: 'React' | 'the build', loadReact: () => Promise<unknown>) {
  const button = toastControl(page, 'consultation')
  await button.focus()
  if (renderer === 'React') await loadReact()
  await page.keyboard.press('Enter')
  const message = toastRenderedBy(page, renderer)
  await expect(message).toBeVisible()
  return {button, message}
}

/** Opens a page on which React loads only after the returned function is called. */
async function delayReact(page: Page, address: string) {
  const [, messages = ''] = await scriptsOf(page, address)
  const release = await blockRequests(page, `**${messages}`)
  await page.goto(address)
  return async () => {
    release()
    await page.evaluate((script) => import(script), messages)
  }
}

// S4.5, S10.9, S11.3
test('a message is shown before React is loaded, and looks the same when React shows it', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
  const loadReact = await delayReact(page, '/contact')
  await toastControl(page, 'consultation').click()
  await expect(toastRenderedBy(page, 'the build')).toHaveText(textOf('consultation'))
  expect(await findViolations(page)).toEqual([])
  const [markup, box] = [await toastMessage(page).innerHTML(), await toastMessage(page).boundingBox()]
  await loadReact()
  await expect(toastMessage(page)).toHaveText(textOf('consultation'))
  await toastControl(page, 'feature').click()
  await expect(toastRenderedBy(page, 'React')).toHaveText(textOf('feature'))
  await toastControl(page, 'consultation').click()
  await expect(toastRenderedBy(page, 'React')).toHaveText(textOf('consultation'))
  await expect(toastMessage(page)).toHaveCount(1)
  expect(await toastMessage(page).innerHTML()).toBe(markup)
  expect(await toastMessage(page).boundingBox()).toEqual(box)
})

test('before React loads, Escape closes the menu, then a message, but nothing in a text field', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844})
  await delayReact(page, '/contact')
  await toastControl(page, 'consultation').click()
  await expect(toastMessage(page)).toBeVisible()
  await page.locator('main').getByRole('textbox').first().focus()
  await page.keyboard.press('Escape')
  await expect(toastMessage(page)).toBeVisible()
  await page.getByRole('button', {name: labels.menu}).click()
  const link = page.locator('#siteMenu').getByRole('link').first()
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(toastMessage(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(toastMessage(page)).toHaveCount(0)
})

test('where React never loads, messages replace each other and close, and hide no error of a form', async ({
  page,
}) => {
  const [, messages] = await scriptsOf(page, '/contact')
  await page.setViewportSize({width: 390, height: 700})
  await page.route(`**${messages}`, (route) => route.abort())
  await page.goto('/contact')
  await toastControl(page, 'consultation').click()
  await expect(toastMessage(page)).toHaveText(textOf('consultation'))
  await toastControl(page, 'feature').click()
  await expect(toastMessage(page)).toHaveText(textOf('feature'))
  await submitButton(page, 'newsletter').click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await page.getByRole('alert').evaluate(isOnTop)).toBe(true)
  await closeIn(toastMessage(page)).click()
  await expect(toastMessage(page)).toHaveCount(0)
})
