import type {Page} from 'playwright/test'
import {contactForm} from '../specification.ts'
import {test} from './sharedPage.ts'
import {
  expect,
  inquiryOption,
  labels,
  messageText,
  readRecords,
  siteDetails,
  submitButton,
  toastMessage,
} from './site.ts'

const secret = 'my-secret-words'
const said = messageText('message-sent')

async function fillIn(page: Page) {
  await inquiryOption(page, 'partnership').check()
  await page.getByLabel('Full Name', {exact: true}).fill(`Ada ${secret}`)
  await page.getByLabel('Email Address', {exact: true}).fill(`${secret}@example.org`)
  await page.getByLabel('Subject', {exact: true}).fill(`About ${secret}`)
  await page.getByLabel('Message', {exact: true}).fill(`Hello\n${secret} <script>alert(1)</script>`)
}

const send = (page: Page) => submitButton(page, 'contactForm').click()

const form = (page: Page) => page.getByRole('form', {name: labels.contactForm})
const draft = (page: Page) => form(page).getByRole('link', {name: labels.openMailApp})
const fields = [...contactForm.words, contactForm.email]

// T13, S4.2, S4.70, S10.10
test('a form that was sent gives way to the next step: a draft to open, the words to copy, and a new start', async ({
  page,
}) => {
  await page.goto('/contact')
  await fillIn(page)
  await send(page)
  await expect(toastMessage(page)).toHaveText(said.title + said.description)
  await expect(toastMessage(page).getByRole('img', {name: labels.done})).toBeVisible()
  const heading = form(page).getByRole('heading', {name: labels.draftIsReady})
  await expect(heading).toBeFocused()
  for (const label of fields) await expect(page.getByLabel(label, {exact: true})).toBeHidden()
  const kind = readRecords('inquiries.yaml').find(({id}) => id === 'partnership')?.label
  const words = `Hello\n${secret} <script>alert(1)</script>\n\nAda ${secret}\n${secret}@example.org\n${kind}`
  const mail = new URL((await draft(page).getAttribute('href')) ?? '')
  expect(mail.href).not.toContain('+')
  expect(mail.pathname).toBe(siteDetails.email)
  expect(mail.searchParams.get('subject')).toBe(`About ${secret}`)
  expect(mail.searchParams.get('body')).toBe(words.replaceAll('\n', '\r\n'))
  const copy = form(page).getByRole('textbox', {name: labels.copyFromHere.replace('{email}', siteDetails.email)})
  await expect(copy).toHaveValue(`About ${secret}\n\n${words}`)
  await copy.focus()
  expect(await page.evaluate(() => String(getSelection()))).toContain(secret)

  await form(page).getByRole('button', {name: labels.startAgain}).click()
  await expect(inquiryOption(page, contactForm.inquiries[0] ?? '')).toBeFocused()
  await expect(heading).toHaveCount(0)
  for (const label of fields) {
    await expect(page.getByLabel(label, {exact: true})).toBeVisible()
    await expect(page.getByLabel(label, {exact: true})).toHaveValue('')
  }
  for (const kind of await page.getByRole('radio').all()) await expect(kind).not.toBeChecked()
  await fillIn(page)
  await send(page)
  await expect(heading).toBeFocused()
})

// S4.70
test('on a phone the next step is seen as soon as the form was sent, and no message lies on it', async ({page}) => {
  await page.setViewportSize({width: 390, height: 664})
  await page.goto('/contact')
  await fillIn(page)
  await send(page)
  await expect(toastMessage(page)).toBeVisible()
  await expect(form(page).getByRole('heading')).toBeInViewport({ratio: 1})
  await expect(draft(page)).toBeInViewport({ratio: 1})
  const isOnTop = (link: Element) => {
    const {left, right, top, bottom} = link.getBoundingClientRect()
    const places = [top + 1, bottom - 1].map((y) => document.elementFromPoint((left + right) / 2, y))
    return places.every((each) => link.contains(each))
  }
  expect(await draft(page).evaluate(isOnTop)).toBe(true)
})

// S4.70
test('the second press of two does nothing to what has come below it', async ({page}) => {
  await page.goto('/contact')
  await fillIn(page)
  await send(page)
  for (const control of [draft(page), form(page).getByRole('button', {name: labels.startAgain})]) {
    const isTaken = await control.evaluate(
      (element) => !element.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, detail: 2})),
    )
    expect(isTaken).toBe(true)
    await expect(draft(page)).toBeVisible()
  }
})

// S4.70
test('words that are too many for the address of an email can be copied, and the form says so', async ({page}) => {
  await page.goto('/contact')
  await fillIn(page)
  const long = 'A long story. '.repeat(300)
  await page.getByLabel('Message', {exact: true}).fill(long)
  await send(page)
  await expect(draft(page)).toHaveAttribute('href', `mailto:${siteDetails.email}?subject=About%20${secret}`)
  await expect(form(page)).toContainText(labels.draftIsTooLong)
  const copy = page.getByRole('textbox', {name: labels.copyFromHere.replace('{email}', siteDetails.email)})
  expect((await copy.inputValue()).includes(long)).toBe(true)
})

// S2.70
test('on a phone the telephone and the e-mail address stand above the form', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await page.goto('/contact')
  const top = (await form(page).boundingBox())?.y ?? 0
  for (const start of ['tel:', 'mailto:']) {
    const link = page.getByRole('main').locator(`a[href^="${start}"]`).first()
    const {y = 0, height = 0} = (await link.boundingBox()) ?? {}
    expect(y + height).toBeLessThan(top)
  }
})
