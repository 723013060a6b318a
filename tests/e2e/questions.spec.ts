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

test('S10.76 a phone opens a line of the payslip by the keyboard, and a wider window shows what all of them mean', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844})
  await page.goto('/services')
  const lines = page.getByRole('main').locator('figure li')
  const meanings = lines.locator('details p')
  // The first is open, which shows what a press on the others brings.
  await expect(meanings.first()).toBeVisible()
  await expect(meanings.nth(1)).toBeHidden()
  await lines.nth(1).locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(meanings.nth(1)).toBeVisible()
  await expect(meanings.last()).toBeHidden()
  await page.setViewportSize({width: 1280, height: 844})
  for (const meaning of await meanings.all()) await expect(meaning).toBeVisible()
  await expect(lines.first().locator('summary')).toBeHidden()
})
