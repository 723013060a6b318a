import {expect, test} from './fixtures.ts'

const last = 'The last paragraph of this page.'
const mend = 'Correct it and save'

test('“Correct it and save” repairs a character that another program damaged', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText(last))
  await staff.retype('Come to the charityâ€™s rooms.')
  await staff.page.keyboard.press('ControlOrMeta+s')
  await expect(staff.tools).toContainText('Another program damaged a character')
  expect(project.diff()).toBe('')
  await staff.tools.getByRole('button', {name: mend}).click()
  await expect(staff.box).toHaveCount(0)
  await expect(staff.main.getByText('Come to the charity’s rooms.')).toBeVisible()
  expect(project.diff()).toBe(`pages/kinds.mdx\n-${last}\n+Come to the charity’s rooms.`)
})

test('“Correct it and save” is not offered for a character that was lost', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText(last))
  await staff.retype('Come to us any da�.')
  await staff.page.keyboard.press('ControlOrMeta+s')
  await expect(staff.tools).toContainText('A character was lost here')
  await expect(staff.tools.getByRole('button', {name: mend})).toHaveCount(0)
  expect(project.diff()).toBe('')
})

test('“Correct it and save” repairs a damaged character in a field of a record', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.page.getByRole('article').getByRole('time').first().click()
  const field = staff.page.getByRole('region', {name: 'Course date'}).getByLabel('Highlights 2', {exact: true})
  const line = await field.inputValue()
  await field.fill('Budgets and your bankâ€™s accounts.')
  await field.press('Enter')
  await staff.page.getByRole('region', {name: 'Course date'}).getByRole('button', {name: mend}).click()
  await expect(staff.status).toContainText('Saved.')
  await expect(field).toHaveValue('Budgets and your bank’s accounts.')
  expect(project.diff()).toBe(`content/cohorts.yaml\n-    - ${line}\n+    - Budgets and your bank’s accounts.`)
})

test('a repeated word is saved as it was typed, and a button in the bar removes it', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText(last))
  await staff.retype('Ask the the office about it.')
  await staff.save()
  await expect(staff.status).toContainText('The word “the” is here twice.')
  await staff.bar.getByRole('button', {name: 'Write: Ask the office about it.', exact: true}).click()
  await expect(staff.main.getByText('Ask the office about it.')).toBeVisible()
  await expect(staff.status).toContainText('Written.')
  expect(project.diff()).toContain(`pages/kinds.mdx\n-${last}\n+Ask the office about it.`)
})

test('“Add below” offers headings and lists without scrolling', async ({staff}) => {
  await staff.open('/kinds')
  await staff.click(staff.main.getByText(last))
  await staff.tools.getByRole('button', {name: 'Add below'}).click()
  const offered = staff.page.getByRole('region', {name: 'Add below'})
  for (const name of ['A heading', 'A smaller heading', 'A list', 'A numbered list'])
    await expect(offered.getByRole('button', {name, exact: true})).toBeInViewport()
})
