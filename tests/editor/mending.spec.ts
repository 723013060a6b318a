import {expect, test} from './editing.ts'

const site = 'content/site.yaml'

test('words typed in a form, and how far somebody had read, stay while a record is wrong and when it is mended', async ({
  staff: {page, open},
  project,
}) => {
  await open('/contact')
  const message = page.locator('main textarea').first()
  await message.fill('Half a question')
  // Those that nothing has asked for yet too: where one came later, lines would be of another height.
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())))
  await message.evaluate((field) => field.scrollIntoView({block: 'center', behavior: 'instant'}))
  const place = () => message.evaluate((field) => Math.round(field.getBoundingClientRect().top))
  const read = await place()
  const right = project.read(site)
  project.write(site, right.replace(/^ {2}postcode: .*/m, '  postcode: nowhere'))
  const overlay = page.locator('vite-error-overlay')
  await expect(overlay).toContainText('postcode must be a postcode with its space.')
  project.write(site, right)
  await expect(overlay).toHaveCount(0)
  await expect(message).toHaveValue('Half a question')
  expect(await place()).toBe(read)
})

test('a title that is changed in a file with the line ends of Windows is shown', async ({
  staff: {page, open},
  project,
}) => {
  const file = 'pages/kinds.mdx'
  project.write(file, project.read(file).replace(/\n/g, '\r\n'))
  await open('/kinds')
  project.write(file, project.read(file).replace(/^title: .*(?=\r$)/m, 'title: Another name'))
  await expect(page).toHaveTitle(/^Another name/)
})
