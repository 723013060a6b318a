import {expect, test} from './fixtures.ts'

const site = 'content/site.yaml'

test('text typed in a form and the scroll position stay while a record is invalid and once it is corrected', async ({
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
  const valid = project.read(site)
  project.write(site, valid.replace(/^ {2}postcode: .*/m, '  postcode: nowhere'))
  const overlay = page.locator('vite-error-overlay')
  await expect(overlay).toContainText('postcode must be a postcode with its space.')
  project.write(site, valid)
  await expect(overlay).toHaveCount(0)
  await expect(message).toHaveValue('Half a question')
  expect(await top()).toBe(before)
})
