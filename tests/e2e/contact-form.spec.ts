import type {Page} from 'playwright/test'
import {expect, test, toast} from './site.ts'

const secret = 'my-secret-words'

async function fillIn(page: Page) {
  await page.getByRole('radio', {name: 'Partnership'}).check()
  await page.getByLabel('Full Name', {exact: true}).fill(`Ada ${secret}`)
  await page.getByLabel('Email Address', {exact: true}).fill(`${secret}@example.org`)
  await page.getByLabel('Subject', {exact: true}).fill(`About ${secret}`)
  await page.getByLabel('Message', {exact: true}).fill(`Hello\n${secret} <script>alert(1)</script>`)
}

const send = (page: Page) => page.getByRole('button', {name: 'Send message'}).click()

test('four kinds of inquiry, none chosen, of which one can be', async ({page}) => {
  await page.goto('/contact')
  const kinds = page.getByRole('group', {name: 'What is it about?'}).getByRole('radio')
  await expect(kinds).toHaveCount(4)
  expect(await kinds.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))).toEqual([
    'program',
    'volunteer',
    'partnership',
    'support',
  ])
  for (const kind of await kinds.all()) await expect(kind).not.toBeChecked()
  await kinds.nth(0).check()
  await kinds.nth(2).check()
  await expect(kinds.nth(0)).not.toBeChecked()
})

test('name, e-mail, subject and a message of five rows are required', async ({page}) => {
  await page.goto('/contact')
  for (const label of ['Full Name', 'Subject', 'Message'])
    await expect(page.getByLabel(label, {exact: true})).toHaveAttribute('required', '')
  await expect(page.getByLabel('Email Address', {exact: true})).toHaveAttribute('required', '')
  await expect(page.getByLabel('Email Address', {exact: true})).toHaveAttribute('type', 'email')
  await expect(page.getByLabel('Message', {exact: true})).toHaveAttribute('rows', '5')
})

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

test('sending thanks, says when we reply, and empties every field', async ({page}) => {
  await page.goto('/contact')
  await fillIn(page)
  await send(page)
  await expect(toast(page)).toHaveText("Thank you for your message!We'll reply within 24 hours.")
  for (const label of ['Full Name', 'Subject', 'Message'])
    await expect(page.getByLabel(label, {exact: true})).toHaveValue('')
  await expect(page.getByLabel('Email Address', {exact: true})).toHaveValue('')
  for (const kind of await page.getByRole('radio').all()) await expect(kind).not.toBeChecked()
  await expect(page.getByRole('form', {name: 'Send us a message'}).getByRole('status')).toHaveText(
    'Thank you for your message!',
  )
})

test('the form says that it is not connected yet and gives the e-mail address', async ({page}) => {
  await page.goto('/contact')
  await expect(page.getByRole('main')).toContainText('isn’t connected yet')
  await expect(page.getByRole('main').getByRole('link', {name: 'hello@twelvesides.example.org'}).first()).toBeVisible()
})
