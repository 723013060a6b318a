import type {Page} from 'playwright/test'
import {contactForm} from '../specification.ts'
import {test} from './sharedPage.ts'
import {details, expect, inquiry, readRecords, saidBy, toast} from './site.ts'

const secret = 'my-secret-words'
const thanks = saidBy('message-sent')
const notice = readRecords('notices.yaml').find(({id}) => id === 'form-not-connected')

async function fillIn(page: Page) {
  await inquiry(page, 'partnership').check()
  await page.getByLabel('Full Name', {exact: true}).fill(`Ada ${secret}`)
  await page.getByLabel('Email Address', {exact: true}).fill(`${secret}@example.org`)
  await page.getByLabel('Subject', {exact: true}).fill(`About ${secret}`)
  await page.getByLabel('Message', {exact: true}).fill(`Hello\n${secret} <script>alert(1)</script>`)
}

const send = (page: Page) => page.getByRole('button', {name: 'Send message'}).click()

// S4.3, A8
test('four kinds of inquiry, none chosen, of which one can be', async ({page}) => {
  await page.goto('/contact')
  const kinds = page.getByRole('group', {name: 'What is it about?'}).getByRole('radio')
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

// T13, S4.2, S9.1, S10.10
test('sending thanks, says when we reply, and empties every field', async ({page}) => {
  await page.goto('/contact')
  await fillIn(page)
  await send(page)
  await expect(toast(page)).toHaveText(thanks.title + thanks.description)
  for (const label of contactForm.words) await expect(page.getByLabel(label, {exact: true})).toHaveValue('')
  await expect(page.getByLabel('Email Address', {exact: true})).toHaveValue('')
  for (const kind of await page.getByRole('radio').all()) await expect(kind).not.toBeChecked()
  await expect(page.getByRole('form', {name: 'Send us a message'}).getByText(thanks.title)).toBeVisible()
})

// A6
test('the form says that it is not connected yet and gives the e-mail address', async ({page}) => {
  await page.goto('/contact')
  await expect(page.getByRole('main')).toContainText(
    notice?.text.join(' ').replace('{email}', details.email) ?? 'no notice',
  )
  await expect(page.getByRole('main').getByRole('link', {name: details.email}).first()).toBeVisible()
})
