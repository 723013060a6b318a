import type {Page} from 'playwright/test'
import {renderError} from '../../specification.ts'
import {pressEverything} from '../pressEverything.ts'
import {
  expect,
  hydrateNewsletter,
  labels,
  samplePages,
  submitButton,
  test,
  toastControl,
  toastMessage,
} from '../site.ts'

/** Has the code of every form fail while React hydrates it. */
function breakForms(page: Page) {
  return page.addInitScript(() => {
    const supports = CSS.supports
    CSS.supports = (...asked: string[]) => {
      if (asked[0] === 'selector(:user-invalid)') throw new Error('secret detail')
      return supports.apply(CSS, asked as [string])
    }
  })
}

// S8.2, A14
test('F12 a form that throws shows the error in its place, with ways on, and the rest of the page stays', async ({
  page,
}) => {
  await breakForms(page)
  await page.goto('/contact?about=mentor')
  const heading = await page.getByRole('heading', {level: 1}).innerText()
  await submitButton(page, 'contactForm').focus()
  const error = page.getByRole('main').getByRole('alert')
  await expect(error).toContainText(renderError.heading)
  await expect(error).not.toContainText('secret detail')
  await expect(page.getByRole('heading', {level: 1})).toHaveText(heading)
  await expect(submitButton(page, 'newsletter')).toBeVisible()
  await error.getByRole('link', {name: labels.tryAgain}).click()
  await expect(submitButton(page, 'contactForm')).toBeVisible()
  await expect(page).toHaveURL('/contact?about=mentor')
  await submitButton(page, 'newsletter').focus()
  await page.getByRole('contentinfo').getByRole('link', {name: renderError.homeLink}).click()
  await expect(page).toHaveURL('/')
})

test('F13 an error while a press is answered is told to the console, and leaves the page whole', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => {
    HTMLFormElement.prototype.reset = () => {
      throw new Error('no reset')
    }
  })
  await page.goto('/contact')
  await hydrateNewsletter(page)
  for (const label of ['Full Name', 'Subject', 'Message']) await page.getByLabel(label, {exact: true}).fill('Ada')
  await page.getByLabel('Email Address', {exact: true}).fill('ada@example.org')
  const words = await page.getByRole('main').innerText()
  await submitButton(page, 'contactForm').click()
  await expect.poll(() => complaints).toEqual(['no reset'])
  await expect(page).toHaveURL('/contact')
  expect(await page.getByRole('main').innerText()).toBe(words)
  await toastControl(page, 'consultation').click()
  await expect(toastMessage(page)).toBeVisible()
})

for (const address of samplePages)
  test(`F14, F17 ${address} does all it can where storage, cookies and the clipboard are forbidden`, async ({
    page,
    complaints,
  }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Access is denied', 'SecurityError')
      }
      const forbidden = {get: refuse, set: refuse}
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
        Object.defineProperty(window, name, forbidden)
      Object.defineProperty(Document.prototype, 'cookie', forbidden)
      for (const name of ['clipboard', 'serviceWorker', 'storage']) Object.defineProperty(navigator, name, forbidden)
    })
    // Without motion a message is gone at once.
    await page.emulateMedia({reducedMotion: 'reduce'})
    await page.goto(address)
    await hydrateNewsletter(page)
    await pressEverything(page)
    expect(complaints).toEqual([])
  })
