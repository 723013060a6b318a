import type {Page} from 'playwright/test'
import {toasts} from '../../specification.ts'
import {test} from '../sharedPage.ts'
import {expect, labels, messageText, submitButton, toastControl, toastMessage} from '../site.ts'
import {everyScript, scriptFailures} from './scriptFailures.ts'

const field = (page: Page, label: string) => page.getByLabel(label, {exact: true})
const send = (page: Page) => submitButton(page, 'contactForm').click({noWaitAfter: true})
const startAgain = (page: Page) => page.getByRole('button', {name: labels.startAgain}).click()
const taken = (page: Page) => expect(toastMessage(page)).toContainText(messageText('message-sent').title)

/** Writes the same words into every field of the contact form. */
async function fillIn(page: Page, words: string, email = 'ada@example.org') {
  for (const label of ['Full Name', 'Subject', 'Message']) await field(page, label).fill(words)
  await field(page, 'Email Address').fill(email)
}

test('F18 twenty presses at once send one message, and empty the fields once', async ({page}) => {
  await page.goto('/contact')
  await fillIn(page, 'Ada')
  await page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('main form [type=submit]')
    for (let press = 0; press < 20; press++) button?.click()
  })
  await expect(toastMessage(page)).toHaveCount(1)
  await expect(field(page, 'Full Name')).toHaveValue('')
  // A second message is another message: nothing is stuck.
  await startAgain(page)
  await fillIn(page, 'Grace')
  await submitButton(page, 'contactForm').dblclick()
  await expect(field(page, 'Full Name')).toHaveValue('')
  await expect(toastMessage(page)).toHaveCount(1)
})

test('F28 words of every script can be written and sent, and run in their own direction', async ({page}) => {
  await page.goto('/contact')
  for (const [words, direction] of [
    ['مرحبا שלום', 'rtl'],
    ['👩🏽‍🚀👨‍👩‍👧‍👦🏳️‍🌈', 'ltr'],
    ['Z͑ͫa̴l̷g̸o', 'ltr'],
  ] as const) {
    await fillIn(page, words)
    for (const label of ['Full Name', 'Subject', 'Message']) {
      await expect(field(page, label)).toHaveValue(words)
      await expect(field(page, label)).toHaveCSS('direction', direction)
    }
    await send(page)
    await taken(page)
    await page.getByRole('button', {name: labels.closeMessage}).click()
    await startAgain(page)
  }
})

test('F29 code in every field is only text', async ({page, complaints}) => {
  const dialogs: string[] = []
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  await page.goto('/contact')
  for (const words of [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '{{1237*1381}}',
    `$${'{1237*1381}'}`,
    "'; --",
  ]) {
    await fillIn(page, words)
    await send(page)
    await taken(page)
    await field(page, labels.newsAddress).fill(words)
    await submitButton(page, 'newsletter').click()
    await expect(field(page, labels.newsAddress)).toBeFocused()
    // As text, it stands in the field to copy it from, and nowhere else.
    await expect(page.locator('body')).not.toContainText(words, {useInnerText: true})
    await expect(page.getByRole('main').getByRole('textbox').last()).toHaveValue(new RegExp(`^${escaped(words)}\n`))
    await expect(page.locator('body')).not.toContainText(String(1237 * 1381))
    await page.getByRole('button', {name: labels.closeMessage}).click()
    await startAgain(page)
  }
  expect(dialogs).toEqual([])
  expect(complaints).toEqual([])
})

// What is an address, the browser decides.
for (const [row, what, words, email] of [
  ['F30', 'an odd address', 'Ada', "o'neill+news@localhost"],
  ['F31', 'spaces alone', '   ', 'ada@example.org'],
] as const)
  test(`${row} ${what} in a field is taken, as browsers do`, async ({page}) => {
    await page.goto('/contact')
    await fillIn(page, words, email)
    await send(page)
    await taken(page)
    await expect(field(page, 'Full Name')).toHaveValue('')
  })

test('F32 a message of a million letters is taken, and the page still answers', async ({page}) => {
  await page.goto('/contact')
  await fillIn(page, 'Ada')
  await field(page, 'Message').fill('a'.repeat(1_000_000))
  await send(page)
  await taken(page)
  await expect(field(page, 'Message')).toHaveValue('')
  await toastControl(page, 'consultation').click()
  await expect(toastMessage(page)).toContainText(toasts.consultation.title)
})

test('F19 a message is kept, with another way to send it, when React cannot be loaded', async ({page}) => {
  await page.route(everyScript, scriptFailures['is not there'])
  await page.goto('/contact')
  await fillIn(page, 'Ada')
  await send(page)
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^mailto:/)
  await toastControl(page, 'consultation').click()
  await wakeFails(page)
  await expect(field(page, 'Subject')).toHaveValue('Ada')
})

/** Waits until every press has had its answer, which is that React does not come. */
const wakeFails = (page: Page) => expect(page.locator('[aria-busy]')).toHaveCount(0)

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
