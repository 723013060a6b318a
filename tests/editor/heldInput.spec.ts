import {expect, interceptServer, test} from './fixtures.ts'
import {lastParagraph} from './kindsPage.ts'

test('what is typed after Backspace at the start of a list item, while the items are joined, goes where they meet', async ({
  staff,
  project,
}) => {
  const server = await interceptServer(staff)
  await staff.openText('The second line')
  await staff.press('End')
  await staff.page.keyboard.type('!')
  server.hold()
  await staff.press('Home', 'Backspace')
  for (const words of ['and', ' th', 'em ']) {
    await staff.page.keyboard.type(words)
    await server.releaseOne()
  }
  await staff.press('Backspace', 'Backspace')
  await staff.page.keyboard.type(' ')
  server.release()
  await expect(staff.box).toHaveText(/^The first line\sand the The second line!$/)
  await staff.save()
  expect(project.diff()).toBe(
    'pages/kinds.mdx\n-- The first line\n-- The second line\n+- The first line and the The second line!',
  )
})

test('what is typed after Delete at the end of a list item, while the items are joined, goes where they meet', async ({
  staff,
  project,
}) => {
  const server = await interceptServer(staff)
  await staff.openText('The first line')
  server.hold()
  await staff.press('End', 'Delete')
  await staff.page.keyboard.type(', then')
  server.release()
  await expect(staff.box).toHaveText(/^The first line, then\sThe second line$/)
  await staff.save()
  expect(project.diff()).toBe(
    'pages/kinds.mdx\n-- The first line\n-- The second line\n+- The first line, then The second line',
  )
})

test('what is typed after a click on the next text, while the last is saved, goes into the next', async ({
  staff,
  project,
}) => {
  const {page, main, box} = staff
  const server = await interceptServer(staff)
  await staff.openText('The second line')
  await staff.press('End')
  await page.keyboard.type('!')
  server.hold()
  await main.getByText(lastParagraph).click()
  await staff.press('Home')
  await page.keyboard.type('New: ')
  await staff.press('ControlOrMeta+b')
  await page.keyboard.type('bold')
  server.release()
  await expect(box).toHaveText(`New: bold${lastParagraph}`)
  await staff.save()
  expect(project.diff()).toBe(
    `pages/kinds.mdx\n-- The second line\n+- The second line!\n-${lastParagraph}\n+New: **bold**${lastParagraph}`,
  )
})

// S14.58
test('what is typed while a block moves goes on in it, and while it is deleted is listed as not saved', async ({
  staff,
  project,
}) => {
  const {page, box, tools} = staff
  const server = await interceptServer(staff)
  await staff.openText('The first line')
  await staff.press('End')
  server.hold()
  await tools.getByRole('button', {name: 'Move down'}).click()
  await page.keyboard.type(' more')
  server.release()
  await expect(box).toHaveText('The first line more')
  await staff.save()
  expect(project.diff()).toBe('pages/kinds.mdx\n-- The first line\n+- The first line more')
  await staff.click(lastParagraph)
  server.hold()
  await tools.getByRole('button', {name: 'Delete'}).click()
  await page.keyboard.type('Too late')
  server.release()
  const unsaved = page.getByRole('region', {name: 'Words that are not saved'})
  await expect(unsaved.getByRole('textbox')).toHaveValue('Too late')
})

test('what is typed after a click on other text stays out of the text that can’t be saved, and is listed', async ({
  staff,
}) => {
  const {page, main, box, tools} = staff
  const server = await interceptServer(staff)
  await staff.openText('The second line')
  await staff.retype('![x](/y.png)')
  server.hold()
  await main.getByText(lastParagraph).click()
  await page.keyboard.type('Elsewhere')
  server.release()
  await expect(tools).toContainText('Not saved.')
  await expect(box).toHaveText('![x](/y.png)')
  const unsaved = page.getByRole('region', {name: 'Words that are not saved'})
  await expect(unsaved.getByRole('textbox')).toHaveValue('Elsewhere')
})

// S14.58
test('a panel opens once the open text is saved, and not if it can’t be saved', async ({staff, project}) => {
  const {page, box, tools, bar} = staff
  await staff.openText(lastParagraph)
  await staff.retype('Words to propose.')
  const panel = await staff.openPanel('Propose these changes')
  await expect(panel.getByRole('insertion').first()).toContainText('Words to propose.')
  await expect(box).toHaveCount(0)
  expect(project.diff()).toBe(`pages/kinds.mdx\n-${lastParagraph}\n+Words to propose.`)
  await staff.click('The second line')
  await staff.retype('![x](/y.png)')
  for (const name of ['What I changed', 'Menu', 'Title and description', 'Add…']) {
    await bar.getByRole('button', {name, exact: true}).click()
    await expect(tools).toContainText('Not saved.')
    await expect(page.getByRole('region', {name, exact: true})).toHaveCount(0)
  }
})

test('Shift+Enter, and Backspace where nothing can be joined, say why nothing happens', async ({
  staff: {status, openText, press, click},
  project,
}) => {
  await openText(lastParagraph)
  await press('Shift+Enter')
  await expect(status).toContainText('Press Enter')
  await press('Home', 'Backspace')
  await expect(status).toContainText('can’t be joined')
  await press('End', 'Delete')
  await expect(status).toContainText('can’t be joined')
  await click('The first line')
  await press('Shift+Enter')
  await expect(status).toContainText('Press Enter')
  expect(project.diff()).toBe('')
})

test('text that an input method composes while the next text opens is finished first, and goes into it', async ({
  staff,
}) => {
  const {page, main, box} = staff
  const server = await interceptServer(staff)
  await staff.openText('The second line')
  await staff.press('End')
  await page.keyboard.type('!')
  const keyboard = await page.context().newCDPSession(page)
  server.hold()
  await main.getByText(lastParagraph).click()
  await page.keyboard.type('In ')
  await keyboard.send('Input.imeSetComposition', {text: 'にほ', selectionStart: 2, selectionEnd: 2})
  server.release()
  await expect(staff.status).toContainText('Saved.')
  await keyboard.send('Input.insertText', {text: '日本'})
  await page.keyboard.type('.')
  await expect(box).toHaveText(`${lastParagraph}In 日本.`)
})
