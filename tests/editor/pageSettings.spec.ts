import {expect, test} from './fixtures.ts'

const title = 'Words of every kind'

test('the title of a page is changed beside a preview of its search result', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.bar.getByRole('button', {name: 'Title and description'}).click()
  const panel = staff.page.getByRole('region', {name: 'Title and description'})
  await expect(panel.getByLabel('Title', {exact: true})).toBeFocused()
  await panel.getByLabel('Title', {exact: true}).fill('Every kind of word that there is')
  await expect(panel.locator('.result')).toContainText('Every kind of word that there is')
  await expect(panel).toContainText('32 of about 60 letters fit in a search result')
  await panel.getByLabel('Title', {exact: true}).press('Enter')
  await expect(staff.page).toHaveTitle(/^Every kind of word that there is/)
  await expect(panel.getByLabel('Title', {exact: true})).toHaveValue('Every kind of word that there is')
  expect(project.diff()).toBe(`pages/kinds.mdx\n-title: ${title}\n+title: Every kind of word that there is`)
})

test('a description that is too long is pointed out before it is saved, and an empty title is not saved', async ({
  staff,
  project,
}) => {
  await staff.open('/kinds')
  await staff.bar.getByRole('button', {name: 'Title and description'}).click()
  const panel = staff.page.getByRole('region', {name: 'Title and description'})
  await panel.getByLabel('Description', {exact: true}).fill('Words. '.repeat(40))
  await expect(panel).toContainText('the end is cut off')
  await panel.getByLabel('Title', {exact: true}).fill('')
  await panel.getByLabel('Title', {exact: true}).press('Enter')
  await expect(panel.getByText('Not saved.').first()).toBeVisible()
  expect(project.diff()).not.toContain('title')
})

test('a page is made a draft and published again, and its short name is removed by emptying it', async ({
  staff,
  project,
}) => {
  const before = project.read('pages/kinds.mdx')
  project.write('pages/kinds.mdx', before.replace('\n---', '\nshort: Kinds\n---'))
  await staff.open('/kinds')
  await staff.bar.getByRole('button', {name: 'Title and description'}).click()
  const panel = staff.page.getByRole('region', {name: 'Title and description'})
  const short = panel.getByLabel(/^Short name/)
  await short.fill('')
  await short.press('Enter')
  await expect(short).toHaveCount(0)
  expect(project.diff()).toBe('')
  const draft = panel.getByLabel('Who sees it')
  await draft.selectOption('A draft: only people who edit see it')
  await expect.poll(project.diff).toBe('pages/kinds.mdx\n+draft: true')
  await expect(staff.page.getByRole('complementary', {name: 'Draft'})).toBeVisible()
  await draft.selectOption('Visitors see this page')
  await expect.poll(project.diff).toBe('')
})
