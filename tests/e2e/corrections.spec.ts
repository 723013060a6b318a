import type {Locator, Page} from 'playwright/test'
import {contactForm} from '../specification.ts'
import {blockRequests, everyScript} from './faults/scriptFailures.ts'
import {findViolations} from './findViolations.ts'
import {test} from './sharedPage.ts'
import {expect, hydrateNewsletter, labels, messageText, submitButton, toastMessage} from './site.ts'

const field = (page: Page, label: string) => page.getByLabel(label, {exact: true})
const send = (page: Page) => submitButton(page, 'contactForm').click({noWaitAfter: true})

/** What a field says of itself that is not its hint, and is to be seen. */
const correctionOf = (input: Locator) =>
  input.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((id) => id.endsWith('-correction'))
      .map((id) => document.getElementById(id)?.innerText)
      .join(),
  )

async function expectCorrected(input: Locator) {
  await expect(input).toHaveAttribute('aria-invalid', 'true')
  expect(await correctionOf(input)).toMatch(/\w/)
}

async function expectUntouched(input: Locator) {
  await expect(input).not.toHaveAttribute('aria-invalid')
  expect(await correctionOf(input)).toBe('')
}

// S5.4
for (const state of ['asleep', 'awake'] as const) {
  test(`what stops a message is said beside each faulty field until it is right, ${state}`, async ({page}) => {
    // The page that glides to a refused field takes the button from under the next press, on a slow machine.
    await page.emulateMedia({reducedMotion: 'reduce'})
    const release = state === 'asleep' ? await blockRequests(page, everyScript) : () => {}
    await page.goto('/contact')
    if (state === 'awake') await hydrateNewsletter(page)
    await field(page, 'Message').fill('Hello')
    await field(page, contactForm.email).fill('no address')
    await send(page)
    await expect(field(page, 'Full Name')).toBeFocused()
    release()
    for (const label of ['Full Name', contactForm.email, 'Subject']) await expectCorrected(field(page, label))
    await expectUntouched(field(page, 'Message'))
    await expect(toastMessage(page)).toHaveCount(0)

    await field(page, 'Full Name').fill('Ada')
    await expectUntouched(field(page, 'Full Name'))
    await field(page, contactForm.email).fill('still no address')
    await expectCorrected(field(page, contactForm.email))
    await field(page, contactForm.email).fill('ada@example.org')
    await field(page, 'Subject').fill('Hello')
    for (const label of [contactForm.email, 'Subject']) await expectUntouched(field(page, label))
    await send(page)
    await expect(toastMessage(page)).toContainText(messageText('message-sent').title)
    for (const label of [...contactForm.words, contactForm.email]) await expectUntouched(field(page, label))
  })
}

// S10.4
test('the field that was refused is below the bar with its label', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
  await page.setViewportSize({width: 390, height: 844})
  await page.goto('/contact')
  await hydrateNewsletter(page)
  const button = submitButton(page, 'contactForm')
  await button.evaluate((element) => element.scrollIntoView({block: 'start'}))
  await button.click()
  await expect(field(page, 'Full Name')).toBeFocused()
  const {y: bar = 0, height = 0} = (await page.getByRole('banner').boundingBox()) ?? {}
  const top = () => page.getByText('Full Name', {exact: true}).evaluate((label) => label.getBoundingClientRect().top)
  await expect.poll(top).toBeGreaterThanOrEqual(bar + height)
  await expect(field(page, 'Full Name')).toBeInViewport({ratio: 1})
})

// S10.14
test('refused forms have no fault that axe finds', async ({page}) => {
  await page.goto('/contact')
  await field(page, labels.newsAddress).fill('no address')
  await submitButton(page, 'newsletter').click()
  await expectCorrected(field(page, labels.newsAddress))
  await send(page)
  await expectCorrected(field(page, 'Full Name'))
  expect(await findViolations(page)).toEqual([])
})
