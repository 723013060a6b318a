import type {Locator, Page} from 'playwright/test'
import {findViolations} from '../findViolations.ts'
import {contactForm, toasts} from '../specification.ts'
import {blockRequests, everyScript} from './faults/scriptFailures.ts'
import {test} from './sharedPage.ts'
import {
  expect,
  hydrateNewsletter,
  labels,
  messageText,
  siteDetails,
  submitButton,
  toastMessage,
} from './site.ts'

const field = (page: Page, label: string) => page.getByLabel(label, {exact: true})
const send = (page: Page) => submitButton(page, 'contactForm').click({noWaitAfter: true})

/** Returns the visible text that describes a field, except the hint that it always has. */
const correctionOf = (input: Locator) =>
  input.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((id) => !id.endsWith('-hint'))
      .map((id) => document.getElementById(id)?.innerText)
      .join(),
  )

async function expectCorrected(input: Locator) {
  await expect(input).toHaveAttribute('aria-invalid', 'true')
  expect(await correctionOf(input)).toMatch(/\w/)
}

async function expectNotCorrected(input: Locator) {
  await expect(input).not.toHaveAttribute('aria-invalid')
  expect(await correctionOf(input)).toBe('')
}

// S5.4
for (const state of ['not hydrated', 'hydrated'] as const) {
  test(`each faulty field of a ${state} contact form says how to correct it until it is right`, async ({
    page,
  }) => {
    // Without reduced motion, smooth scrolling would move the button while it is pressed.
    await page.emulateMedia({reducedMotion: 'reduce'})
    const release = state === 'not hydrated' ? await blockRequests(page, everyScript) : () => {}
    await page.goto('/contact')
    if (state === 'hydrated') await hydrateNewsletter(page)
    await field(page, 'Message').fill('Hello')
    await field(page, contactForm.email).fill('no address')
    await send(page)
    await expect(field(page, 'Full Name')).toBeFocused()
    release()
    for (const label of ['Full Name', contactForm.email, 'Subject']) await expectCorrected(field(page, label))
    await expectNotCorrected(field(page, 'Message'))
    await expect(toastMessage(page)).toHaveCount(0)

    await field(page, 'Full Name').fill('Ada')
    await expectNotCorrected(field(page, 'Full Name'))
    await field(page, contactForm.email).fill('still no address')
    await expectCorrected(field(page, contactForm.email))
    await field(page, contactForm.email).fill('ada@example.org')
    await field(page, 'Subject').fill('Hello')
    for (const label of [contactForm.email, 'Subject']) await expectNotCorrected(field(page, label))
    await send(page)
    await expect(toastMessage(page)).toContainText(messageText('message-sent').title)
    for (const label of [...contactForm.words, contactForm.email])
      await expectNotCorrected(field(page, label))
  })
}

// S5.4
test('a hydrated form corrects each mistake once: the browser’s own message is not shown too', async ({
  page,
}) => {
  await page.goto('/contact')
  await hydrateNewsletter(page)
  await page.evaluate(() => {
    const shown = Object.assign(window, {shown: [] as string[]}).shown
    // Runs last, and sees whether the browser will show its own message.
    const note = (event: Event) => event.defaultPrevented || shown.push((event.target as Element).id)
    addEventListener('invalid', note, true)
  })
  await send(page)
  await expectCorrected(field(page, 'Full Name'))
  await expect(field(page, 'Full Name')).toBeFocused()
  await field(page, 'Full Name').fill('Ada')
  await send(page)
  await expect(field(page, contactForm.email)).toBeFocused()
  expect(await page.evaluate(() => (window as unknown as {shown: string[]}).shown)).toEqual([])
})

// S5.4
test('an empty field and an address without an @ get different corrections', async ({page}) => {
  await page.goto('/contact')
  await hydrateNewsletter(page)
  const address = field(page, contactForm.email)
  await send(page)
  await expectCorrected(address)
  const empty = await correctionOf(address)
  await address.fill('amira')
  await expectCorrected(address)
  const malformed = await correctionOf(address)
  expect(malformed).not.toBe(empty)
  await address.fill('')
  expect(await correctionOf(address)).toBe(empty)
})

// S5.4
test('a field that needs a correction is still described by its hint', async ({page}) => {
  await page.goto('/contact')
  await hydrateNewsletter(page)
  await send(page)
  await expect(field(page, contactForm.email)).toHaveAccessibleDescription(
    `${labels.emailAddressHint} ${labels.emailAddressMissing}`,
  )
})

// S5.4, S10.7
test('on a narrow phone, no line of the newsletter’s correction breaks inside the address', async ({
  page,
}) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({width, height: 740})
    await page.goto('/about')
    await field(page, labels.newsAddress).fill('amira')
    await submitButton(page, 'newsletter').click()
    await expectCorrected(field(page, labels.newsAddress))
    const lines = await field(page, labels.newsAddress).evaluate((element) => {
      const id = element.getAttribute('aria-describedby')
      const text = document.getElementById(String(id))?.firstChild as Text
      const range = document.createRange()
      const start = text.data.search(/\S+@\S+/)
      range.setStart(text, start)
      range.setEnd(text, start + (/\S+@\S+/.exec(text.data)?.[0].length ?? 0))
      return range.getClientRects().length
    })
    expect(lines, String(width)).toBe(1)
  }
})

// S10.4, S10.14
test('a refused field and its label are not under the sticky header, and axe finds no fault', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
  await page.setViewportSize({width: 390, height: 844})
  await page.goto('/contact')
  await field(page, labels.newsAddress).fill('no address')
  await submitButton(page, 'newsletter').click()
  await expectCorrected(field(page, labels.newsAddress))
  const button = submitButton(page, 'contactForm')
  await button.evaluate((element) => element.scrollIntoView({block: 'start'}))
  await button.click()
  await expect(field(page, 'Full Name')).toBeFocused()
  const {y: bar = 0, height = 0} = (await page.getByRole('banner').boundingBox()) ?? {}
  const top = () =>
    page.getByText('Full Name', {exact: true}).evaluate((label) => label.getBoundingClientRect().top)
  await expect.poll(top).toBeGreaterThanOrEqual(bar + height)
  await expect(field(page, 'Full Name')).toBeInViewport({ratio: 1})
  await expectCorrected(field(page, 'Full Name'))
  expect(await findViolations(page)).toEqual([])
})

// T6, S4.4, S5.3, S7.1, S7.70, A12
test('the newsletter’s form refuses an invalid address, and accepts an address or none', async ({page}) => {
  await page.goto('/')
  const address = field(page, labels.newsAddress)
  await address.fill('no address')
  await submitButton(page, 'newsletter').click()
  await expectCorrected(address)
  await expect(toastMessage(page)).toHaveCount(0)
  for (const value of ['ada@example.org', '']) {
    await address.fill(value)
    await expectNotCorrected(address)
    await submitButton(page, 'newsletter').click()
    await expect(toastMessage(page)).toContainText(toasts.newsletter.title + toasts.newsletter.description)
    await expect(address).toHaveValue('')
    for (const {name, url} of siteDetails.social)
      await expect(toastMessage(page).getByRole('link', {name: new RegExp(`^${name}`)})).toHaveAttribute(
        'href',
        url,
      )
    await page.getByRole('button', {name: labels.closeMessage}).click()
    await expect(toastMessage(page)).toHaveCount(0)
  }
  expect(page.url()).not.toContain('ada')
})
