import {checkWcag} from './checkWcag.ts'
import {expect, test} from './fixtures.ts'
import {fact} from './kindsPage.ts'

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
  const drawing = panel.getByLabel('Drawing at the top')
  await expect(drawing.getByRole('option', {name: 'None'})).toHaveCount(1)
  await expect(drawing.getByRole('option', {name: 'Open door'})).toHaveCount(1)
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

test('a description with a shared value shows what visitors read', async ({
  staff: {open, openPanel},
  project,
}) => {
  project.write(
    file,
    project.read(file).replace(/^description: .*/m, `description: We reply within {fact:${fact.id}}.`),
  )
  await open('/kinds')
  const panel = await openPanel('Title and description')
  await expect(panel.getByText(`Visitors read: We reply within ${fact.value}.`)).toBeVisible()
})

test('a page gets another address, with its links and its menu entry, and is deleted; undo reverses each', async ({
  staff,
  project,
}) => {
  const {page, status, open, openPanel} = staff
  const menu = 'content/navigation.yaml'
  project.write(
    'pages/clinic.mdx',
    '---\ntitle: A clinic\ndescription: Bring a bill.\n---\n\n# A clinic\n\nBring it.\n',
  )
  project.write(
    menu,
    project.read(menu).replace('header:\n', "header:\n  - { text: A clinic, to: '/clinic' }\n"),
  )
  project.write('content/routes.yaml', `${project.read('content/routes.yaml')}- address: /clinic\n`)
  await open('/clinic')
  const before = project.diff()
  const panel = await openPanel('Title and description')
  await expect(panel).toContainText(
    '1 link to this page will follow: Menu. The old address will lead to the new one.',
  )
  await checkWcag(staff, 'the address of a page')
  await panel.getByLabel('Address of this page').fill('/Money Clinic')
  await panel.getByRole('button', {name: 'Change the address'}).click()
  await expect(page).toHaveURL(/\/money-clinic$/)
  await expect(status).toContainText('This is its address now.')
  await expect(page.getByRole('banner').getByRole('link', {name: 'A clinic', exact: true})).toHaveAttribute(
    'href',
    '/money-clinic',
  )
  expect(project.diff()).toContain('+- address: /clinic\n+  to: /money-clinic\n+- address: /money-clinic')
  await staff.bar.getByRole('button', {name: 'Undo'}).click()
  await expect(page).toHaveURL(/\/clinic$/)
  await expect(page.getByRole('heading', {name: 'A clinic', level: 1})).toBeVisible()
  expect(project.diff()).toBe(before)

  await openPanel('Title and description')
  await panel.getByRole('button', {name: 'Delete this page…'}).click()
  await expect(panel.getByLabel('Where /clinic leads instead')).toBeFocused()
  await expect(panel.getByLabel('1 link to this page')).toHaveValue('follow')
  await checkWcag(staff, 'the deletion of a page')
  await panel.getByLabel('Where /clinic leads instead').fill('programs')
  await panel.getByRole('option', {name: 'Programs', exact: true}).click()
  await panel.getByRole('button', {name: 'Delete the page'}).click()
  await expect(page).toHaveURL(/\/programs$/)
  expect(project.diff()).toContain("+  - { text: A clinic, to: '/programs' }")
  await staff.bar.getByRole('button', {name: 'Undo'}).click()
  await expect(page).toHaveURL(/\/clinic$/)
  expect(project.diff()).toBe(before)
})

test('a page whose address is fixed says so', async ({staff}) => {
  await staff.open('/about')
  const panel = await staff.openPanel('Title and description')
  await expect(panel).toContainText('The address /about is fixed')
  await expect(panel.getByRole('button', {name: 'Delete this page…'})).toHaveCount(0)
})

test('a page that the menu does not have is put in it from its title and description', async ({
  staff: {page, open, openPanel},
}) => {
  await open('/kinds')
  const button = (await openPanel('Title and description')).getByRole('button', {
    name: 'Choose its place in the menu',
  })
  await button.click()
  await expect(page.getByRole('region', {name: 'Menu'})).toContainText('Press “Add below” where the link to')
  await open('/about')
  await expect((await openPanel('Title and description')).getByLabel('Title', {exact: true})).toBeFocused()
  await expect(button).toHaveCount(0)
})
