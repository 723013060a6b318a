import {checkWcag} from './checkWcag.ts'
import {expect, test} from './editing.ts'

test('what a picture shows is changed beside it, by keys alone', async ({staff, project}) => {
  const before = project.read('pages/kinds.mdx')
  project.write('pages/kinds.mdx', `${before}\n![Two people at a table](/icon-512.png)\n`)
  await staff.open('/kinds')
  await staff.main.getByRole('img', {name: 'Two people at a table'}).locator('..').focus()
  await staff.page.keyboard.press('Enter')
  await expect(staff.box.getByRole('img', {name: 'picture: Two people at a table'})).toBeVisible()
  await staff.tools.getByRole('button', {name: 'What the picture shows'}).focus()
  await staff.page.keyboard.press('Enter')
  const field = staff.page.getByRole('region', {name: 'What the picture shows'}).getByRole('textbox')
  await checkWcag(staff, 'what a picture shows')
  await field.fill('Three people [and a dog]')
  await field.press('Enter')
  await expect(staff.main.getByRole('img', {name: 'Three people [and a dog]'})).toBeVisible()
  expect(project.read('pages/kinds.mdx')).toBe(`${before}\n![Three people [and a dog]](/icon-512.png)\n`)
  await field.fill('')
  await field.press('Enter')
  await expect(staff.page.getByText('This picture has no description').first()).toBeVisible()
  expect(project.read('pages/kinds.mdx')).toContain('![Three people')
})
