import {expect, test} from './fixtures.ts'

const file = 'pages/kinds.mdx'

test('the title of a page is changed beside a preview of its search result, and a bad description is pointed out', async ({
  staff: {page, open, openPanel},
  project,
}) => {
  // Gives the file Windows line endings, which the editor must not change.
  const before = project.read(file).replace(/\n/g, '\r\n')
  project.write(file, before)
  await open('/kinds')
  const panel = await openPanel('Title and description')
  const title = panel.getByLabel('Title', {exact: true})
  const description = panel.getByLabel('Description', {exact: true})
  await expect(title).toBeFocused()
  await title.fill('Every kind of word that there is')
  await expect(panel.locator('.result')).toContainText('Every kind of word that there is')
  await expect(panel).toContainText('32 of about 60 characters fit in a search result')
  await title.press('Enter')
  await expect(page).toHaveTitle(/^Every kind of word that there is/)
  await expect(title).toHaveValue('Every kind of word that there is')
  const after = before.replace(/^title: .*(?=\r$)/m, 'title: Every kind of word that there is')
  expect(project.read(file)).toBe(after)
  await description.fill('Words. '.repeat(40))
  await expect(panel).toContainText('the end is cut off')
  await description.press('Escape')
  await title.fill('')
  await title.press('Enter')
  await expect(panel.getByText('Not saved.').first()).toBeVisible()
  expect(project.read(file)).toBe(after)
})

test('a page that the menu does not have is put in it from its title and description', async ({
  staff: {page, open, openPanel},
}) => {
  await open('/kinds')
  const button = (await openPanel('Title and description')).getByRole('button', {name: 'Put it in the menu'})
  await button.click()
  await expect(page.getByRole('region', {name: 'Menu'})).toContainText('Press “Add below” where the link to')
  await open('/about')
  await expect((await openPanel('Title and description')).getByLabel('Title', {exact: true})).toBeFocused()
  await expect(button).toHaveCount(0)
})
