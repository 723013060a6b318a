import type {EditedProject} from './editedProject.ts'
import {expect, interceptServer, type Staff, test} from './fixtures.ts'
import {cohort, lastParagraph} from './kindsPage.ts'

const wasSaved = 'This was saved before you pressed Esc. “Undo” takes it back.'

/** Opens the panel of the card, behind a server that can be held, and returns its field for the location. */
async function openLocation(staff: Staff, project: EditedProject) {
  const server = await interceptServer(staff)
  await staff.open('/kinds')
  const card = await staff.clickCard()
  const field = card.getByLabel('Location', {exact: true})
  const shown = (words: string) => staff.main.getByRole('article').getByText(words, {exact: true})
  const expectSaved = async (words: string) => {
    await expect(shown(words)).toBeVisible()
    await expect(card.getByText('Not saved.')).toHaveCount(0)
    expect(project.diff()).toBe(
      `content/cohorts.yaml\n-  location: ${cohort.location}\n+  location: ${words}`,
    )
  }
  return {server, field, shown, expectSaved}
}

test('a field that is saved twice, or changed again while it is being saved, is saved once with its last text', async ({
  staff,
  project,
}) => {
  const {server, field, expectSaved} = await openLocation(staff, project)
  await field.fill('Online')
  for (const key of ['Enter', 'Enter', 'Tab']) await field.press(key)
  await expectSaved('Online')
  await expect(staff.status).toHaveText('Saved.')
  await field.fill('At')
  server.hold()
  await field.press('Enter')
  await field.fill('At home')
  await field.press('Tab')
  server.release()
  await expectSaved('At home')
  await field.fill('At school')
  server.hold()
  await field.press('Enter')
  await field.press('Escape')
  server.release()
  await expect(staff.status).toHaveText(wasSaved)
  await expect(field).toHaveValue('At school')
  await expectSaved('At school')
})

test('a field that is changed twice before the panel is up to date with an earlier save is saved with its last text', async ({
  staff,
  project,
}) => {
  const {server, field, shown, expectSaved} = await openLocation(staff, project)
  await field.fill('Online')
  server.hold()
  await field.press('Enter')
  await server.releaseOne()
  await expect(shown('Online')).toBeVisible()
  await field.fill('At')
  await field.press('Enter')
  await field.fill('At home')
  await field.press('Tab')
  server.release()
  await expectSaved('At home')
})

test('Ctrl+S pressed twice saves once, text typed during a save stays in the box, and Escape during a save says that it was saved', async ({
  staff,
  project,
}) => {
  const {page, box, status, press} = staff
  const server = await interceptServer(staff)
  await staff.openText(lastParagraph)
  await staff.retype("It's here.")
  server.hold()
  await press('ControlOrMeta+s', 'ControlOrMeta+s')
  server.release()
  await expect(status).toHaveText('Saved.')
  await expect(box).toHaveText("It's here.")
  expect(project.diff()).toBe(`pages/kinds.mdx\n-${lastParagraph}\n+It’s here.`)
  await page.keyboard.type(' And')
  await expect(status).not.toContainText('Saved.')
  server.hold()
  await press('ControlOrMeta+s')
  await page.keyboard.type(' more.')
  server.release()
  await expect.poll(project.diff).toContain('And')
  await expect(staff.tools.getByRole('button', {name: 'Save', exact: true})).toBeVisible()
  await expect(box).toHaveText("It's here. And more.")
  await page.keyboard.type(' Bye.')
  server.hold()
  await press('ControlOrMeta+s', 'Escape')
  server.release()
  await expect(box).toHaveCount(0)
  await expect(status).toHaveText(wasSaved)
  expect(project.diff()).toBe(`pages/kinds.mdx\n-${lastParagraph}\n+It’s here.\n+And more.\n+Bye.`)
  await staff.click('It’s here.')
  await expect(box).toHaveText('It’s here. And more. Bye.')
})

test('while text is being saved, a click returns to its box to type more, and Enter starts a paragraph once it is saved', async ({
  staff,
  project,
}) => {
  const {page, box, tools, status, press} = staff
  const saving = tools.getByRole('button', {name: 'Saving…'})
  const server = await interceptServer(staff)
  await staff.openText(lastParagraph)
  await staff.retype('Some words.')
  server.hold()
  await page.mouse.click(5, 300)
  await expect(box).not.toBeFocused()
  await expect(saving).toBeVisible()
  await box.click()
  server.release()
  await expect(status).toHaveText('Saved.')
  await press('Control+End')
  await page.keyboard.type(' And more.')
  server.hold()
  await press('ControlOrMeta+s')
  await expect(saving).toBeVisible()
  await press('Enter')
  server.release()
  await expect(tools).toContainText('New paragraph')
  await page.keyboard.type('The end.')
  await staff.save()
  expect(project.diff()).toBe(`pages/kinds.mdx\n-${lastParagraph}\n+Some words.\n+And more.\n+\n+The end.`)
})

test('a double click on “Move down” moves once, and on “Add” adds one page', async ({staff, project}) => {
  const server = await interceptServer(staff)
  await staff.openText('The first line')
  server.hold()
  await staff.tools.getByRole('button', {name: 'Move down'}).dblclick()
  server.release()
  await expect(staff.status).toHaveText('Moved down.')
  await expect(staff.main.getByRole('listitem').filter({hasText: 'line'})).toHaveText([
    'The second line',
    'The first line',
    'The third line',
  ])
  const panel = await staff.openPanel('Add…', 'Add to the site')
  await panel.getByLabel('address').fill('Money Clinic')
  await panel.getByLabel('title').fill('A free money clinic in London')
  await panel
    .getByLabel('description')
    .fill('Bring a bill or a letter about money, and leave with a plan to pay it.')
  server.hold()
  await panel.getByRole('button', {name: 'Add', exact: true}).dblclick()
  server.release()
  await expect(panel).toHaveCount(0)
  await expect(staff.status).toContainText('Your page is ready: A free money clinic in London.')
  expect(project.git('status', '--porcelain', 'pages')).toBe(
    ' M pages/kinds.mdx\n?? pages/money-clinic.mdx\n',
  )
})

test('Escape discards what was typed in a text box, a field or a form, and says so; “Bring it back” restores text', async ({
  staff: {bar, box, status, openText, openPanel, clickCard, retype, press, save},
  project,
}) => {
  const cancelled = 'Cancelled. Nothing was saved.'
  await openText(lastParagraph)
  await retype('Other words.')
  await press('Escape')
  await expect(status).toHaveText(cancelled)
  await bar.getByRole('button', {name: 'Bring it back'}).click()
  await expect(box).toHaveText('Other words.')
  await save()
  const saved = `pages/kinds.mdx\n-${lastParagraph}\n+Other words.`
  expect(project.diff()).toBe(saved)
  const form = await openPanel('Add…', 'Add to the site')
  await form.getByLabel('address').fill('money-clinic')
  await press('Escape')
  await expect(form).toHaveCount(0)
  await expect(status).toHaveText(cancelled)
  const field = (await clickCard()).getByLabel('Location', {exact: true})
  await field.fill('Online')
  await field.press('Escape')
  await expect(field).toHaveValue(cohort.location)
  await expect(status).toHaveText(cancelled)
  expect(project.diff()).toBe(saved)
})

test('Enter at the end of a paragraph starts a new one, which is not saved while it is empty, then is edited like any other', async ({
  staff: {page, main, box, tools, openText, press, save},
  project,
}) => {
  await openText(lastParagraph)
  await press('Control+End', 'Enter')
  await expect(box).toHaveText('')
  expect(project.diff()).toBe('')
  await page.keyboard.type('One.')
  await press('ControlOrMeta+s')
  await expect(tools.getByRole('button', {name: 'Delete'})).toBeVisible()
  await page.keyboard.type(' Two.')
  await press('Enter')
  await expect(main.getByText('One. Two.')).toBeVisible()
  await expect(box).toHaveText('')
  await page.keyboard.type('Another.')
  await save()
  expect(project.diff()).toBe('pages/kinds.mdx\n+One.\n+Two.\n+\n+Another.\n+')
})

test('a choice made while the page reloads is not lost', async ({staff: {open, openPanel}, project}) => {
  await open('/kinds')
  const panel = await openPanel('Title and description')
  await panel.getByLabel('Title', {exact: true}).fill('Other kinds of words')
  await panel.getByLabel('Title', {exact: true}).press('Enter')
  await panel.getByLabel('Who sees it').selectOption('A draft: only people who edit see it')
  await expect
    .poll(project.diff)
    .toBe('pages/kinds.mdx\n-title: Words of every kind\n+title: Other kinds of words\n+draft: true')
})
