import type {Page} from 'playwright/test'
import {contactForm} from '../specification.ts'
import {test} from './sharedPage.ts'
import {buttonOf, details, expect, inquiry, labels, readRecords, saidBy, toast} from './site.ts'

const secret = 'my-secret-words'
const said = saidBy('message-sent')
const notice = readRecords('notices.yaml').find(({id}) => id === 'form-not-connected')

async function fillIn(page: Page) {
  await inquiry(page, 'partnership').check()
  await page.getByLabel('Full Name', {exact: true}).fill(`Ada ${secret}`)
  await page.getByLabel('Email Address', {exact: true}).fill(`${secret}@example.org`)
  await page.getByLabel('Subject', {exact: true}).fill(`About ${secret}`)
  await page.getByLabel('Message', {exact: true}).fill(`Hello\n${secret} <script>alert(1)</script>`)
}

const send = (page: Page) => buttonOf(page, 'contactForm').click()

// S4.3, A8
test('four kinds of inquiry, none chosen, of which one can be', async ({page}) => {
  await page.goto('/contact')
  const kinds = page.getByRole('group', {name: labels.whatAbout}).getByRole('radio')
  await expect(kinds).toHaveCount(contactForm.inquiries.length)
  const values = await kinds.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))
  expect(values.sort()).toEqual([...contactForm.inquiries].sort())
  for (const kind of await kinds.all()) await expect(kind).not.toBeChecked()
  await kinds.nth(0).check()
  await kinds.nth(2).check()
  await expect(kinds.nth(0)).not.toBeChecked()
})

test('name, e-mail, subject and a message of five rows are required', async ({page}) => {
  await page.goto('/contact')
  for (const label of contactForm.words)
    await expect(page.getByLabel(label, {exact: true})).toHaveAttribute('required', '')
  await expect(page.getByLabel('Email Address', {exact: true})).toHaveAttribute('required', '')
  await expect(page.getByLabel('Email Address', {exact: true})).toHaveAttribute('type', 'email')
  await expect(page.getByLabel('Message', {exact: true})).toHaveAttribute('rows', contactForm.rows)
})

// S5.1
test('an unfinished form is not taken, and the browser points at what is missing', async ({page}) => {
  await page.goto('/contact')
  await fillIn(page)
  await page.getByLabel('Subject', {exact: true}).fill('')
  await send(page)
  await expect(page.getByLabel('Subject', {exact: true})).toBeFocused()
  await expect(toast(page)).toHaveCount(0)
  await page.getByLabel('Subject', {exact: true}).fill('Hello')
  await page.getByLabel('Email Address', {exact: true}).fill('no address')
  await send(page)
  await expect(page.getByLabel('Email Address', {exact: true})).toBeFocused()
  await expect(toast(page)).toHaveCount(0)
})

// T13, S4.2, S10.10
test('sending says what happened, keeps the words in an email to us, and empties every field', async ({page}) => {
  await page.goto('/contact')
  await fillIn(page)
  await send(page)
  await expect(toast(page)).toContainText(said.title)
  await expect(toast(page).getByRole('img', {name: labels.done})).toBeVisible()
  for (const label of contactForm.words) await expect(page.getByLabel(label, {exact: true})).toHaveValue('')
  await expect(page.getByLabel('Email Address', {exact: true})).toHaveValue('')
  for (const kind of await page.getByRole('radio').all()) await expect(kind).not.toBeChecked()
  const form = page.getByRole('form', {name: labels.contactForm})
  await expect(form.getByText(said.title)).toBeVisible()
  const kind = readRecords('inquiries.yaml').find(({id}) => id === 'partnership')?.label
  const words = `Hello\n${secret} <script>alert(1)</script>\n\nAda ${secret}\n${secret}@example.org\n${kind}`
  for (const place of [toast(page), form]) {
    const link = place.getByRole('link', {name: labels.withWhatYouTyped})
    const mail = new URL((await link.getAttribute('href')) ?? '')
    expect(mail.href).not.toContain('+')
    expect(mail.pathname).toBe(details.email)
    expect(mail.searchParams.get('subject')).toBe(`About ${secret}`)
    expect(mail.searchParams.get('body')).toBe(words.replaceAll('\n', '\r\n'))
  }
  await expect(form.getByRole('textbox', {name: labels.copyFromHere})).toHaveValue(`About ${secret}\n\n${words}`)
})

// T13
test('words that are too many for the address of an email can be copied', async ({page}) => {
  await page.goto('/contact')
  await fillIn(page)
  const long = 'A long story. '.repeat(300)
  await page.getByLabel('Message', {exact: true}).fill(long)
  await send(page)
  const link = toast(page).getByRole('link', {name: details.email})
  await expect(link).toHaveAttribute('href', `mailto:${details.email}?subject=About%20${secret}`)
  const copy = page.getByRole('textbox', {name: labels.copyFromHere})
  expect((await copy.inputValue()).includes(long)).toBe(true)
})

// A6
test('on a phone the notice stands right above the fields', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await page.goto('/contact')
  const words = page.getByText(notice?.text[0] ?? 'no notice')
  await page.getByRole('radio').first().scrollIntoViewIfNeeded()
  await expect(words).toBeInViewport()
})

// A6
test('the form says that it is not connected yet and gives the e-mail address', async ({page}) => {
  await page.goto('/contact')
  await expect(page.getByRole('main')).toContainText(
    notice?.text.join(' ').replace('{email}', details.email) ?? 'no notice',
  )
  await expect(page.getByRole('main').getByRole('link', {name: details.email}).first()).toBeVisible()
})
