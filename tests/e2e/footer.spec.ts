import {toasts} from '../specification.ts'
import {test} from './sharedPage.ts'
import {expect, hydrateNewsletter, labels, submitButton} from './site.ts'

const {newsletter} = toasts

// T6, S4.4, S7.1
for (const state of ['asleep', 'awake']) {
  test(`the newsletter’s form of an ${state} page says that it is coming, and empties its field`, async ({page}) => {
    await page.goto('/')
    if (state === 'awake') await hydrateNewsletter(page)
    const field = page.getByLabel(labels.newsAddress)
    await field.fill('ada@example.org')
    await submitButton(page, 'newsletter').click()
    await expect(page.getByText(newsletter.title)).toBeVisible()
    await expect(page.getByText(newsletter.description)).toBeVisible()
    await expect(field).toHaveValue('')
    expect(page.url()).not.toContain('ada')
  })
}

// S5.3, S5.4, A12
test('the newsletter’s form says what it takes when it refused something, and takes nothing at all', async ({page}) => {
  await page.goto('/')
  const field = page.getByLabel(labels.newsAddress)
  await field.fill('no address')
  await submitButton(page, 'newsletter').click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(/\w/)
  await field.fill('')
  await expect(field).not.toHaveAttribute('aria-invalid')
  await expect(page.getByText(newsletter.title)).toBeHidden()
  await submitButton(page, 'newsletter').click()
  await expect(page.getByText(newsletter.title)).toBeVisible()
})
