import {expect, type Staff, test} from './editing.ts'

const last = 'The last paragraph of this page.'

/** Saves other words in two places of a page. */
async function changeTwo(staff: Staff) {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText(last))
  await staff.retype('One.')
  await staff.save()
  await staff.click(staff.page.getByText('The second line'))
  await staff.retype('Two.')
  await staff.save()
}

test('Ctrl+Z puts back what was saved, and Ctrl+Shift+Z does it again', async ({staff, project}) => {
  await changeTwo(staff)
  const both = project.diff()
  await staff.page.keyboard.press('ControlOrMeta+z')
  await expect(staff.main.getByText('The second line')).toBeVisible()
  await staff.page.keyboard.press('ControlOrMeta+z')
  await expect(staff.main.getByText(last)).toBeVisible()
  expect(project.diff()).toBe('')
  await staff.page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(staff.main.getByText('One.')).toBeVisible()
  await staff.page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(staff.main.getByText('Two.')).toBeVisible()
  expect(project.diff()).toBe(both)
})

test('Ctrl+Z twice, however quickly, puts back two changes', async ({staff, project}) => {
  await changeTwo(staff)
  await staff.page.keyboard.press('ControlOrMeta+z')
  await staff.page.keyboard.press('ControlOrMeta+z')
  await expect(staff.main.getByText(last)).toBeVisible()
  await expect(staff.main.getByText('The second line')).toBeVisible()
  expect(project.diff()).toBe('')
})

test('Ctrl+Z in a box takes back letters, not what was saved', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText(last))
  await staff.page.keyboard.press('Control+End')
  await staff.page.keyboard.type(' More')
  await staff.page.keyboard.press('ControlOrMeta+z')
  await expect(staff.box).not.toHaveText(`${last} More`)
  await staff.page.keyboard.press('Escape')
  expect(project.diff()).toBe('')
})

test('the list of changes puts back an earlier one, and leaves the later ones', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText(last))
  await staff.retype('First change.')
  await staff.save()
  await staff.click(staff.page.getByText('The second line'))
  await staff.retype('Second change')
  await staff.save()
  await staff.bar.getByRole('button', {name: 'What I changed'}).click()
  const list = staff.page.getByRole('region', {name: 'What I changed'})
  await list
    .getByRole('listitem')
    .filter({hasText: 'First change.'})
    .getByRole('button', {name: 'Put back'})
    .first()
    .click()
  await expect(staff.said).toHaveText('Put back.')
  await expect(staff.main.getByText(last).first()).toBeVisible()
  expect(project.diff()).toBe(`pages/kinds.mdx\n-- The second line\n+- Second change`)
})

test('the list of changes shows words as they are read, and where they stand', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.main.getByRole('heading', {name: 'A heading to change'}))
  await staff.retype('Fewer words')
  await staff.save()
  await staff.bar.getByRole('button', {name: 'What I changed'}).click()
  const change = staff.page.getByRole('region', {name: 'What I changed'}).getByRole('listitem').first()
  await expect(change.getByRole('deletion')).toHaveText('A heading to change')
  await expect(change.getByRole('insertion')).toHaveText('Fewer words')
  const line = project.read('pages/kinds.mdx').split('\n').indexOf('## Fewer words') + 1
  await expect(change).toContainText(`pages/kinds.mdx, line ${line}`)
})

test('what was changed before the server was stopped can be put back after it', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText(last))
  await staff.retype('Before the stop.')
  await staff.save()
  // An open page would load itself anew when the server is back.
  await staff.page.goto('about:blank')
  await project.stop()
  await project.start()
  await staff.open('/kinds')
  await staff.page.keyboard.press('ControlOrMeta+z')
  await expect(staff.main.getByText(last)).toBeVisible()
  expect(project.diff()).toBe('')
})

test('what was changed on one page is put back from another', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText(last))
  await staff.retype('On this page.')
  await staff.save()
  await staff.open('/about')
  await staff.page.keyboard.press('ControlOrMeta+z')
  await expect(staff.said).toContainText('Put back, in pages/kinds.mdx')
  expect(project.diff()).toBe('')
})
