import {renderError} from '../../specification.ts'
import {expect, hydrateNewsletter, labels, submitButton, test, toastControl, toastMessage} from '../site.ts'

// S8.2, A14
test('F12 a form that throws is replaced by an error with links, and the rest of the page stays', async ({
  page,
}) => {
  // Makes the forms throw: their code calls `CSS.supports` when it has loaded.
  await page.addInitScript(() => {
    const supports = CSS.supports
    CSS.supports = (...condition: string[]) => {
      if (condition[0] === 'selector(:user-invalid)') throw new Error('secret detail')
      return supports.apply(CSS, condition as [string])
    }
  })
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

test('F13 an error while a form is sent is logged once, and the page stays as it was', async ({
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
  for (const label of ['Full Name', 'Subject', 'Message'])
    await page.getByLabel(label, {exact: true}).fill('Ada')
  await page.getByLabel('Email Address', {exact: true}).fill('ada@example.org')
  const text = await page.getByRole('main').innerText()
  await submitButton(page, 'contactForm').click()
  await expect.poll(() => complaints).toEqual(['no reset'])
  await expect(page).toHaveURL('/contact')
  expect(await page.getByRole('main').innerText()).toBe(text)
  await toastControl(page, 'consultation').click()
  await expect(toastMessage(page)).toBeVisible()
})
