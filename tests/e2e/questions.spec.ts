import {expect, test} from './site.ts'

test('S10.11 a question opens to its answer by the keyboard, and closes again', async ({page}) => {
  await page.goto('/contact')
  const question = page.getByRole('main').locator('summary').first()
  const answer = page.getByRole('main').locator('details p').first()
  await expect(answer).toBeHidden()
  await question.focus()
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key)
    await expect(answer).toBeVisible()
    await page.keyboard.press(key)
    await expect(answer).toBeHidden()
  }
})
