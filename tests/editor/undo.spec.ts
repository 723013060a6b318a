import {expect, type Staff, test} from './fixtures.ts'

const last = 'The last paragraph of this page.'

/** Saves a change of a paragraph and a change of a list item. */
async function changeTwo(staff: Staff) {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText(last))
  await staff.retype('One.')
  await staff.save()
  await staff.click(staff.page.getByText('The second line'))
  await staff.retype('Two.')
  await staff.save()
}

test('Ctrl+Z pressed twice quickly undoes two changes, and Ctrl+Shift+Z redoes them', async ({staff, project}) => {
  await changeTwo(staff)
  const both = project.diff()
  await staff.page.keyboard.press('ControlOrMeta+z')
  await staff.page.keyboard.press('ControlOrMeta+z')
  await expect(staff.main.getByText(last)).toBeVisible()
  await expect(staff.main.getByText('The second line')).toBeVisible()
  expect(project.diff()).toBe('')
  await staff.page.keyboard.press('ControlOrMeta+Shift+z')
  await staff.page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(staff.main.getByText('One.')).toBeVisible()
  await expect(staff.main.getByText('Two.')).toBeVisible()
  expect(project.diff()).toBe(both)
})

test('Ctrl+Z in a text box undoes typing, not saved changes', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText(last))
  await staff.page.keyboard.press('Control+End')
  await staff.page.keyboard.type(' More')
  await staff.page.keyboard.press('ControlOrMeta+z')
  await expect(staff.box).not.toHaveText(`${last} More`)
  await staff.page.keyboard.press('Escape')
  expect(project.diff()).toBe('')
})

test('the list of changes shows what was changed and where, and undoes an earlier change without later ones', async ({
  staff,
  project,
}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText(last))
  await staff.retype('First change.')
  await staff.save()
  await staff.click(staff.page.getByText('The second line'))
  await staff.retype('Second change')
  await staff.save()
  await staff.bar.getByRole('button', {name: 'What I changed'}).click()
  const list = staff.page.getByRole('region', {name: 'What I changed'})
  const first = list.getByRole('listitem').filter({hasText: 'First change.'})
  await expect(first.getByRole('deletion')).toHaveText(last)
  await expect(first.getByRole('insertion')).toHaveText('First change.')
  await expect(first).toContainText('Words of every kind')
  await first.getByRole('button', {name: 'Undo this'}).click()
  await expect(staff.status).toContainText('Undone')
  await expect(staff.main.getByText(last).first()).toBeVisible()
  expect(project.diff()).toBe(`pages/kinds.mdx\n-- The second line\n+- Second change`)
})

test('a change to one page is undone from another page', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText(last))
  await staff.retype('On this page.')
  await staff.save()
  await staff.open('/about')
  await staff.page.keyboard.press('ControlOrMeta+z')
  await expect(staff.status).toContainText('Undone, on Words of every kind')
  expect(project.diff()).toBe('')
})
