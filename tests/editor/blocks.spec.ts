import {expect, test} from './fixtures.ts'

test('Enter in a paragraph splits it in two', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText('The last paragraph'))
  await staff.page.keyboard.press('Control+Home')
  for (let count = 0; count < 'The last'.length; count++) await staff.page.keyboard.press('ArrowRight')
  await staff.page.keyboard.press('Enter')
  await expect(staff.box).toHaveText('paragraph of this page.')
  await staff.page.keyboard.type('A ')
  await staff.save()
  expect(project.diff()).toBe(`pages/kinds.mdx
-The last paragraph of this page.
+The last
+
+A paragraph of this page.`)
})

test('Enter at the end of a paragraph starts a new one, which is not saved while it is empty', async ({
  staff,
  project,
}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText('The last paragraph'))
  await staff.page.keyboard.press('Control+End')
  await staff.page.keyboard.press('Enter')
  await expect(staff.box).toHaveText('')
  expect(project.diff()).toBe('')
  await staff.page.keyboard.type('One more.')
  await staff.page.keyboard.press('Enter')
  await expect(staff.page.getByText('One more.')).toBeVisible()
  await expect(staff.box).toHaveText('')
  await staff.page.keyboard.type('And another.')
  await staff.save()
  expect(project.diff()).toBe(`pages/kinds.mdx
+One more.
+
+And another.
+`)
})

test('Enter at the end of a list item starts a new one, and Backspace in the empty item removes it', async ({
  staff,
  project,
}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText('The second line'))
  await staff.page.keyboard.press('End')
  await staff.page.keyboard.press('Enter')
  await expect(staff.box).toHaveText('')
  await staff.page.keyboard.press('Backspace')
  await expect(staff.box).toHaveText('The second line')
  await staff.page.keyboard.press('End')
  await staff.page.keyboard.press('Enter')
  await expect(staff.box).toHaveText('')
  await staff.page.keyboard.type('A line between')
  await staff.save()
  expect(project.diff()).toBe(`pages/kinds.mdx\n+- A line between`)
})

test('a second Enter at the end of a list starts a paragraph below the list', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText('The third line'))
  await staff.page.keyboard.press('End')
  await staff.page.keyboard.press('Enter')
  await expect(staff.tools).toContainText('New list item')
  await staff.page.keyboard.press('Enter')
  await expect(staff.tools).toContainText('New paragraph')
  await staff.page.keyboard.type('Below the list.')
  await staff.save()
  expect(project.diff()).toBe('pages/kinds.mdx\n+Below the list.\n+')
})

test('a second Enter at the end of a check list starts a paragraph below its component', async ({staff, project}) => {
  const list = '<CheckList>\n\n- Rent\n- Food\n\n</CheckList>'
  project.write('pages/other.mdx', `---\ntitle: Other\ndescription: A page with a list.\n---\n\n# Other\n\n${list}\n`)
  await staff.open('/other')
  await staff.click(staff.main.getByText('Food'))
  await staff.page.keyboard.press('End')
  await staff.page.keyboard.press('Enter')
  await staff.page.keyboard.press('Enter')
  await expect(staff.tools).toContainText('New paragraph')
  await staff.page.keyboard.type('Below the list.')
  await staff.save()
  expect(project.read('pages/other.mdx')).toContain(`${list}\n\nBelow the list.\n`)
})

test('text typed right after pressing Enter twice goes below the list', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText('The third line'))
  await staff.page.keyboard.press('End')
  await staff.page.keyboard.press('Enter')
  await staff.page.keyboard.type('A fourth line')
  await staff.page.keyboard.press('Enter')
  await staff.page.keyboard.press('Enter')
  await staff.page.keyboard.type('Below the list.')
  await expect(staff.box).toHaveText('Below the list.')
  await staff.save()
  expect(project.diff()).toBe('pages/kinds.mdx\n+- A fourth line\n+\n+Below the list.')
})

test('Backspace in a list item that was emptied deletes it', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText('The second line'))
  await staff.page.keyboard.press('ControlOrMeta+a')
  await staff.page.keyboard.press('Delete')
  await staff.page.keyboard.press('Backspace')
  await expect(staff.box).toHaveCount(0)
  expect(project.diff()).toBe(`pages/kinds.mdx\n-- The second line`)
})

test('Backspace at the start of a list item joins it to the item above', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText('The second line'))
  await staff.page.keyboard.press('Home')
  await staff.page.keyboard.press('Backspace')
  await expect(staff.box).toHaveText(/The first line.?The second line/)
  await staff.save()
  expect(project.diff()).toMatch(/^-- The second line$/m)
})

test('a paragraph is moved down, and back up', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText('We reply within'))
  await staff.tools.getByRole('button', {name: 'Move down'}).click()
  await expect(staff.status).toHaveText('Moved down.')
  await expect(staff.main.locator('p:has-text("link to the programs") ~ p').first()).toContainText('We reply within')
  await staff.click(staff.page.getByText('We reply within'))
  await staff.tools.getByRole('button', {name: 'Move up'}).click()
  await expect(staff.status).toHaveText('Moved up.')
  expect(project.diff()).toBe('')
})

test('a paragraph is deleted, and Ctrl+Z restores it', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText('The last paragraph'))
  await staff.tools.getByRole('button', {name: 'Delete'}).click()
  await expect(staff.status).toHaveText('Deleted. Ctrl+Z undoes it.')
  await expect(staff.page.getByText('The last paragraph')).toHaveCount(0)
  expect(project.diff()).toMatch(/^-The last paragraph of this page\.$/m)
  await staff.page.keyboard.press('ControlOrMeta+z')
  await expect(staff.page.getByText('The last paragraph of this page.', {exact: true})).toBeVisible()
  expect(project.diff()).toBe('')
})

test('a paragraph added below another can be typed in at once', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText('We reply within'))
  await staff.tools.getByRole('button', {name: 'Add below'}).click()
  await staff.page.getByRole('region', {name: 'Add below'}).getByRole('button', {name: 'A paragraph'}).click()
  await expect(staff.box).toBeFocused()
  await staff.page.keyboard.type('Fresh words.')
  await staff.save()
  expect(project.diff()).toBe(`pages/kinds.mdx\n+Fresh words.\n+`)
})
