import type {Page} from 'playwright/test'
import {findViolations} from '../findViolations.ts'
import {contactForm, toasts} from '../specification.ts'
import {collectDocuments, everyScript, scriptFailures} from './faults/scriptFailures.ts'
import {test} from './sharedPage.ts'
import {
  expect,
  inquiryOption,
  labels,
  messageText,
  readRecords,
  siteDetails,
  submitButton,
  toastControl,
  toastMessage,
} from './site.ts'

const sent = messageText('message-sent')
const fields = [...contactForm.words, contactForm.email]
const field = (page: Page, label: string) => page.getByLabel(label, {exact: true})
const form = (page: Page) => page.getByRole('form', {name: labels.contactForm})
const draft = (page: Page) => form(page).getByRole('link', {name: labels.openMailApp})
const copy = (page: Page) =>
  form(page).getByRole('textbox', {name: labels.copyFromHere.replace('{email}', siteDetails.email)})
const startAgain = (page: Page) => form(page).getByRole('button', {name: labels.startAgain})

/** Fills in all text fields with the same words, except the field for the e-mail address. */
async function fillIn(page: Page, words: string, email = 'ada@example.org') {
  for (const label of contactForm.words) await field(page, label).fill(words)
  await field(page, contactForm.email).fill(email)
}

const send = (page: Page) => submitButton(page, 'contactForm').click({noWaitAfter: true})

async function expectSent(page: Page) {
  await expect(toastMessage(page)).toHaveText(sent.title + sent.description)
  await expect(form(page).getByRole('heading', {name: labels.draftIsReady})).toBeFocused()
  for (const label of fields) await expect(field(page, label)).toBeHidden()
}

// T13, S4.2, S4.70, S10.10
test('a sent form is replaced by a mail draft, its text to copy, and a button to start again', async ({
  page,
}) => {
  await page.goto('/contact')
  await inquiryOption(page, 'partnership').check()
  await fillIn(page, 'Ada & Co')
  await field(page, 'Message').fill('Hello\n<b>100%+</b>')
  await send(page)
  await expectSent(page)
  await expect(toastMessage(page).getByRole('img', {name: labels.done})).toBeVisible()
  const inquiry = readRecords('inquiries.yaml').find(({id}) => id === 'partnership')?.label
  const words = `Hello\n<b>100%+</b>\n\nAda & Co\nada@example.org\n${inquiry}`
  const mail = new URL((await draft(page).getAttribute('href')) ?? '')
  expect(mail.href).not.toContain('+')
  expect(mail.pathname).toBe(siteDetails.email)
  expect(mail.searchParams.get('subject')).toBe('Ada & Co')
  expect(mail.searchParams.get('body')).toBe(words.replaceAll('\n', '\r\n'))
  await expect(copy(page)).toHaveValue(`Ada & Co\n\n${words}`)
  await copy(page).focus()
  expect(await page.evaluate(() => String(getSelection()))).toContain('100%')

  await startAgain(page).click()
  await expect(inquiryOption(page, contactForm.inquiries[0] ?? '')).toBeFocused()
  for (const label of fields) {
    await expect(field(page, label)).toBeVisible()
    await expect(field(page, label)).toHaveValue('')
  }
  for (const option of await page.getByRole('radio').all()) await expect(option).not.toBeChecked()
  await fillIn(page, 'Grace')
  await send(page)
  await expectSent(page)
})

const copyButton = (page: Page) => form(page).getByRole('button', {name: labels.copyDraft, exact: true})

// S4.70
test('the draft can be copied with one press, which is confirmed', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/contact')
  await fillIn(page, 'Ada')
  await send(page)
  await expect(form(page).getByRole('status')).toBeEmpty()
  await copyButton(page).press('Enter')
  await expect(form(page).getByRole('status')).toHaveText(labels.draftIsCopied)
  await expect(copyButton(page)).toBeFocused()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await copy(page).inputValue())
  await context.clearPermissions()
})

// S4.70
test('F17 if the clipboard is denied, the text to copy is selected instead', async ({page, complaints}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  })
  await page.goto('/contact')
  await fillIn(page, 'Ada')
  await send(page)
  await copyButton(page).click()
  await expect(copy(page)).toBeFocused()
  expect(await page.evaluate(() => String(getSelection()))).toBe(await copy(page).inputValue())
  await expect(form(page).getByRole('status')).toBeEmpty()
  expect(complaints).toEqual([])
})

// S4.70, S10.14
test('axe finds no fault in the draft of a sent form', async ({page}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({width, height: 740})
    await page.goto('/contact')
    await fillIn(page, 'Ada')
    await send(page)
    await expectSent(page)
    // Elsewhere the sticky header would cover a part of a link, which axe takes for a link that is too small.
    await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}))
    expect(await findViolations(page)).toEqual([])
  }
})

// S4.70
test('on a phone, after sending the form, the mail draft is in view and no message covers it', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 664})
  await page.goto('/contact')
  await fillIn(page, 'Ada')
  await send(page)
  await expect(toastMessage(page)).toBeVisible()
  await expect(form(page).getByRole('heading')).toBeInViewport({ratio: 1})
  await expect(draft(page)).toBeInViewport({ratio: 1})
  const isCovered = (link: Element) => {
    const {left, right, top, bottom} = link.getBoundingClientRect()
    return [top + 1, bottom - 1].some((y) => !link.contains(document.elementFromPoint((left + right) / 2, y)))
  }
  expect(await draft(page).evaluate(isCovered)).toBe(false)
})

// S4.70
test('the second click of a double click does not press what the first click made appear', async ({page}) => {
  await page.goto('/contact')
  await fillIn(page, 'Ada')
  await send(page)
  for (const control of [draft(page), startAgain(page)]) {
    const isPrevented = await control.evaluate(
      (element) =>
        !element.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, detail: 2})),
    )
    expect(isPrevented).toBe(true)
    await expect(draft(page)).toBeVisible()
  }
})

// S4.70
test('F32 a message of a million letters is sent, and the form says it is too long for a draft', async ({
  page,
}) => {
  await page.goto('/contact')
  await fillIn(page, 'Ada')
  await field(page, 'Message').evaluate((element) => {
    ;(element as HTMLTextAreaElement).value = 'a'.repeat(1_000_000)
  })
  await send(page)
  await expectSent(page)
  await expect(draft(page)).toHaveAttribute('href', `mailto:${siteDetails.email}?subject=Ada`)
  await expect(form(page)).toContainText(labels.draftIsTooLong)
  expect((await copy(page).inputValue()).length).toBeGreaterThan(1_000_000)
  await toastControl(page, 'consultation').click()
  await expect(toastMessage(page)).toContainText(toasts.consultation.title)
})

// S2.30, S2.70
test('phone and e-mail are above the form on a phone, and the next steps beside it on a desktop', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844})
  await page.goto('/contact')
  const top = (await form(page).boundingBox())?.y ?? 0
  for (const scheme of ['tel:', 'mailto:']) {
    const link = page.getByRole('main').locator(`a[href^="${scheme}"]`).first()
    const {y = 0, height = 0} = (await link.boundingBox()) ?? {}
    expect(y + height).toBeLessThan(top)
  }
  await page.setViewportSize({width: 1280, height: 900})
  const steps = page.getByRole('main').locator('section:has(> ol)')
  expect(await steps.getByRole('listitem').count()).toBeGreaterThan(1)
  const [left, right] = [await form(page).boundingBox(), await steps.boundingBox()]
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0))
  expect(right?.y).toBeLessThan((left?.y ?? 0) + (left?.height ?? 0))
})

test('F18 twenty clicks at once send one message, and empty the fields once', async ({page}) => {
  await page.goto('/contact')
  await fillIn(page, 'Ada')
  await page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('main form [type=submit]')
    for (let click = 0; click < 20; click++) button?.click()
  })
  await expect(toastMessage(page)).toHaveCount(1)
  await expectSent(page)
  await startAgain(page).click()
  await fillIn(page, 'Grace')
  await submitButton(page, 'contactForm').dblclick()
  await expect(copy(page)).toHaveValue(/^Grace/)
  await expect(toastMessage(page)).toHaveCount(1)
})

test('F28, F29 text of every writing system is sent as typed, and code is only text', async ({
  page,
  complaints,
}) => {
  const dialogs: string[] = []
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  await page.goto('/contact')
  for (const [words, direction] of [
    ['مرحبا שלום', 'rtl'],
    ['👩🏽‍🚀🏳️‍🌈 Z͑ͫa̴l̷g̸o', 'ltr'],
    ['"><img src=x onerror=alert(1)><script>alert(1)</script>', 'ltr'],
  ] as const) {
    await fillIn(page, words)
    for (const label of contactForm.words) await expect(field(page, label)).toHaveCSS('direction', direction)
    await send(page)
    await expectSent(page)
    expect(await copy(page).inputValue()).toContain(`${words}\n\n${words}`)
    // The typed text is shown only in the field to copy it from; `useInnerText` leaves out the values of
    // fields.
    await expect(page.locator('body')).not.toContainText(words, {useInnerText: true})
    await page.getByRole('button', {name: labels.closeMessage}).click()
    await startAgain(page).click()
  }
  expect(dialogs).toEqual([])
  expect(complaints).toEqual([])
})

test('F30, F31 unusual e-mail addresses and fields of spaces are accepted, as browsers accept them', async ({
  page,
}) => {
  await page.goto('/contact')
  await fillIn(page, '   ', "o'neill+news@localhost")
  await send(page)
  await expectSent(page)
})

// As after a deploy, which removes the scripts that the page names.
test('F7, F19 if scripts cannot be loaded, typed text stays, and the page says how else to send it', async ({
  page,
}) => {
  await page.route(everyScript, scriptFailures['is not there'])
  await page.goto('/contact')
  const documents = collectDocuments(page)
  await fillIn(page, 'Ada')
  await toastControl(page, 'consultation').click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^mailto:/)
  await send(page)
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  await expect(field(page, 'Subject')).toHaveValue('Ada')
  expect(documents).toEqual([])
})
