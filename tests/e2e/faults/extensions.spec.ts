import type {Locator, Page} from 'playwright/test'
import {toasts} from '../../specification.ts'
import {test} from '../sharedPage.ts'
import {
  expect,
  headerLink,
  hydratedIslands,
  labels,
  messageText,
  readRecords,
  submitButton,
  toastControl,
  toastMessage,
} from '../site.ts'
import {blockRequests, everyScript} from './scriptFailures.ts'

/** What extensions and browsers do to a page, by who does it. Each runs in the page, and may run again. */
const changes: Record<string, () => void> = {
  'a password manager puts an icon beside each field': () => {
    for (const field of document.querySelectorAll('input, textarea')) {
      field.setAttribute('data-manager', 'on')
      ;(field as HTMLElement).style.backgroundImage = 'none'
      field.after(document.createElement('span'))
      field.before(document.createElement('manager-icon'))
    }
  },
  'a grammar checker puts elements into each form and island': () => {
    for (const form of document.querySelectorAll('form')) {
      form.prepend(document.createElement('grammar-checker'))
      form.append(document.createElement('grammar-checker'))
      form.before(document.createElement('grammar-checker'))
      for (const field of form.querySelectorAll('input, textarea')) field.setAttribute('data-checked', 'on')
    }
  },
  'a translator replaces all texts': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, noscript, textarea, font'))
        continue
      const font = document.createElement('font')
      font.textContent = text.data
      text.replaceWith(font)
    }
  },
  'autofill marks all fields': () => {
    for (const field of document.querySelectorAll('input, textarea')) {
      field.setAttribute('autofilled', '')
      field.dispatchEvent(new Event('input', {bubbles: true}))
      field.dispatchEvent(new Event('change', {bubbles: true}))
    }
  },
}

const moments = ['before its code loads', 'while its code loads', 'once it is hydrated'] as const

/** A form with a field to type into, and how to see that the form works. */
interface UsedForm {
  address: string
  field: (page: Page) => Locator
  send: (page: Page) => Promise<void>
}

const forms: Record<string, UsedForm> = {
  'the contact form': {
    address: '/contact',
    field: (page) => page.locator('main [name=message]'),
    async send(page) {
      await submitButton(page, 'contactForm').click()
      await expect(page.locator('main [name=name]')).toBeFocused()
      await expect(page.locator('main [name=name]')).toHaveAttribute('aria-invalid', 'true')
      for (const name of ['name', 'subject']) await page.locator(`main [name=${name}]`).fill('Ada')
      await page.locator('main [name=email]').fill('ada@example.org')
      await expect(page.locator('main form [aria-invalid]')).toHaveCount(0)
      await submitButton(page, 'contactForm').click()
      await expect(toastMessage(page)).toContainText(messageText('message-sent').title)
      await expect(page.getByRole('main').getByRole('textbox')).toHaveValue(/Good evening/)
      await page.getByRole('button', {name: labels.startAgain}).click()
      await expect(page.getByRole('radio').first()).toBeFocused()
    },
  },
  'the newsletter’s form': {
    address: '/',
    field: (page) => page.getByRole('contentinfo').locator('[name=email]'),
    async send(page) {
      await submitButton(page, 'newsletter').click()
      await expect(forms['the newsletter’s form']?.field(page) as Locator).toHaveAttribute(
        'aria-invalid',
        'true',
      )
      await forms['the newsletter’s form']?.field(page).fill('ada@example.org')
      await submitButton(page, 'newsletter').click()
      await expect(toastMessage(page)).toContainText(toasts.newsletter.title)
    },
  },
}

/**
 * Types a letter at the caret, with real keys. Expects the caret, the selection and all words to be where
 * they were.
 */
async function expectCaretKept(field: Locator) {
  await expect(field).toBeFocused()
  await field.page().keyboard.press('Shift+ArrowLeft')
  await field.page().keyboard.type('evening')
  await expect(field).toHaveValue('Good evening, Ada')
}

for (const [name, {address, field: find, send}] of Object.entries(forms))
  for (const [event, change] of Object.entries(changes))
    for (const moment of moments) {
      // S11.4
      test(`F41 ${name} keeps words, focus and caret if ${event} ${moment}, and works`, async ({page}) => {
        await page.emulateMedia({reducedMotion: 'reduce'})
        const release = await blockRequests(page, everyScript)
        await page.goto(address)
        if (moment === 'before its code loads') await page.evaluate(change)
        const field = find(page)
        await field.pressSequentially('Good x, Ada')
        for (let step = 0; step < ', Ada'.length; step++) await field.press('ArrowLeft')
        if (moment === 'while its code loads') await page.evaluate(change)
        release()
        await expect(hydratedIslands(page)).toHaveCount(1)
        if (moment === 'once it is hydrated') await page.evaluate(change)
        await expectCaretKept(field)
        await send(page)
      })
    }

for (const [event, change] of Object.entries(changes)) {
  // S11.4, S2.34
  test(`F41 the search keeps words, focus and caret if ${event} while it is used`, async ({
    page,
    complaints,
  }) => {
    await page.goto('/terms')
    await page.getByRole('banner').getByRole('button', {name: labels.search, exact: true}).click()
    const dialog = page.getByRole('dialog', {name: labels.search})
    const field = dialog.locator('[type=search]')
    await expect(field).toBeFocused()
    for (const words of ['mentor', 'xyzzyqwx', 'mentoring']) {
      await page.evaluate(change)
      await field.press('ControlOrMeta+a')
      await field.pressSequentially(words.slice(0, 4))
      await page.evaluate(change)
      await field.pressSequentially(words.slice(4))
      await expect(field).toHaveValue(words)
      await expect(field).toBeFocused()
      const found = dialog.getByRole('listitem').getByRole('link')
      if (words === 'xyzzyqwx') await expect(dialog.getByRole('status')).toHaveText(labels.nothingFound)
      else await expect(dialog.getByRole('status')).toContainText(`${await found.count()}`)
    }
    expect(complaints).toEqual([])
  })
}

// S2.29, S11.4
test('F41 a page that an extension changed keeps typed text, and its buttons work', async ({page}) => {
  await page.goto(`/contact?about=${readRecords('cohorts.yaml')[0]?.id}`)
  const subject = page.locator('[name=subject]')
  const chosen = await subject.inputValue()
  expect(chosen).not.toBe('')
  for (const name of ['name', 'message']) await page.locator(`main [name=${name}]`).fill('Ada')
  await page.locator('main [name=email]').fill('ada@example.org')
  const heading = await page.getByRole('heading', {level: 1}).innerText()
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('body, main, #siteRoot'))
      part.prepend(document.createElement('aside'))
  })
  for (const change of Object.values(changes)) await page.evaluate(change)
  await toastControl(page, 'consultation').click()
  await expect(toastMessage(page)).toContainText(toasts.consultation.title)
  await expect(page.getByRole('heading', {level: 1})).toHaveText(heading)
  await expect(page.getByRole('radio', {checked: true})).toHaveCount(1)
  await expect(subject).toHaveValue(chosen)
  await expect(page.locator('main [name=name]')).toHaveValue('Ada')
  await submitButton(page, 'contactForm').click()
  await expect(toastMessage(page)).toContainText(messageText('message-sent').title)
  await expect(page).toHaveURL(/\/contact\?about/)
  await headerLink(page, '/about').click()
  await expect(page).toHaveURL('/about')
})
