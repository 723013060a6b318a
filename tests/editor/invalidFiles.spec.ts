import {expect, test} from './fixtures.ts'

const questions = 'content/faqs.yaml'

test('text typed in a form and the scroll position stay while a page names a missing record, and once it is corrected', async ({
  staff: {page, main, open},
  project,
}) => {
  await open('/contact')
  const message = main.locator('textarea').first()
  await message.fill('Half a question')
  // Loads every font now: a font that loads later would change the height of lines.
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())))
  await message.evaluate((field) => field.scrollIntoView({block: 'center', behavior: 'instant'}))
  const top = () => message.evaluate((field) => Math.round(field.getBoundingClientRect().top))
  const before = await top()
  const valid = project.read(questions)
  project.write(questions, valid.replace(/^- id: .*/m, '- id: an-id-that-no-page-uses'))
  const overlay = page.locator('vite-error-overlay')
  await expect(overlay).toContainText('[references.no-record]')
  project.write(questions, valid)
  await expect(overlay).toHaveCount(0)
  const followed = page.waitForEvent('console', {predicate: (entry) => entry.text().includes('hot updated')})
  project.write(questions, valid.replace(/^ {2}question: .*/m, '  question: Is this valid?'))
  await followed
  await expect(message).toHaveValue('Half a question')
  expect(await top()).toBe(before)
})

test('a bad file name is shown as soon as the page is created', async ({staff: {page, open}, project}) => {
  await open('/kinds')
  project.write('pages/Über uns.mdx', '')
  await expect(page.locator('vite-error-overlay')).toContainText('[files.page-name]')
})
