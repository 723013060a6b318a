import type {EditedProject} from './editedProject.ts'
import {test as base, expect, interceptServer, paste, type Staff} from './fixtures.ts'
import {lastParagraph} from './kindsPage.ts'

const test = base.extend<{scene: Awaited<ReturnType<typeof createScene>>}>({
  scene: async ({staff, project}, use) => use(await createScene(staff, project)),
})

async function createScene(staff: Staff, project: EditedProject) {
  const server = await interceptServer(staff)
  return {
    server,
    /**
     * Opens a list item of /kinds, types at its end, and holds what the page sends to the server from then
     * on.
     */
    async typeAndHold(item: string, words = '') {
      await staff.openText(item)
      await staff.press('End')
      await staff.page.keyboard.type(words)
      server.hold()
    },
    /** Saves the open text, and compares the changed lines of the page. */
    async expectSaved(lines: string) {
      await staff.save()
      expect(project.diff()).toBe(`pages/kinds.mdx\n${lines}`)
    },
    /** Compares the words that the editor lists as not saved. */
    async expectUnsaved(words: string) {
      const unsaved = staff.page.getByRole('region', {name: 'Words that are not saved'})
      await expect(unsaved.getByRole('textbox')).toHaveValue(words)
    },
  }
}

test('what is typed after Backspace at the start of a list item, while the items are joined, goes where they meet', async ({
  staff,
  scene: {server, typeAndHold, expectSaved},
}) => {
  await typeAndHold('The second line', '!')
  await staff.press('Home', 'Backspace')
  for (const words of ['and', ' th', 'em ']) {
    await staff.page.keyboard.type(words)
    await server.releaseOne()
  }
  await staff.press('Backspace', 'Backspace')
  await staff.page.keyboard.type(' ')
  server.release()
  await expect(staff.box).toHaveText(/^The first line\sand the The second line!$/)
  await expectSaved('-- The first line\n-- The second line\n+- The first line and the The second line!')
})

test('what is typed after Delete at the end of a list item, while the items are joined, goes where they meet', async ({
  staff,
  scene: {server, typeAndHold, expectSaved},
}) => {
  await typeAndHold('The first line')
  await staff.press('Delete')
  await staff.page.keyboard.type(', then')
  server.release()
  await expect(staff.box).toHaveText(/^The first line, then\sThe second line$/)
  await expectSaved('-- The first line\n-- The second line\n+- The first line, then The second line')
})

test('what is typed after a click on the next text, while the last is saved, goes into the next', async ({
  staff: {page, main, box, press},
  scene: {server, typeAndHold, expectSaved},
}) => {
  await typeAndHold('The second line', '!')
  await main.getByText(lastParagraph).click()
  await press('Home')
  await page.keyboard.type('New: ')
  await press('ControlOrMeta+b')
  await page.keyboard.type('bold')
  server.release()
  await expect(box).toHaveText(`New: bold${lastParagraph}`)
  await expectSaved(
    `-- The second line\n+- The second line!\n-${lastParagraph}\n+New: **bold**${lastParagraph}`,
  )
})

// S14.58
test('what is typed while a block moves goes on in it, and what is typed or pasted while it is deleted is listed as not saved', async ({
  staff: {page, box, tools, click},
  scene: {server, typeAndHold, expectSaved, expectUnsaved},
}) => {
  await typeAndHold('The first line')
  await tools.getByRole('button', {name: 'Move down'}).click()
  await page.keyboard.type(' more')
  server.release()
  await expect(box).toHaveText('The first line more')
  await expectSaved('-- The first line\n+- The first line more')
  await click(lastParagraph)
  server.hold()
  await tools.getByRole('button', {name: 'Delete'}).click()
  await page.keyboard.type('Too late')
  await paste(page, {'text/plain': ' to paste'})
  server.release()
  await expectUnsaved('Too late to paste')
})

test('what is typed after a click on other text stays out of the text that can’t be saved, and is listed', async ({
  staff: {page, main, box, tools, openText, retype},
  scene: {server, expectUnsaved},
}) => {
  await openText('The second line')
  await retype('![x](/y.png)')
  server.hold()
  await main.getByText(lastParagraph).click()
  await page.keyboard.type('Elsewhere')
  server.release()
  await expect(tools).toContainText('Not saved.')
  await expect(box).toHaveText('![x](/y.png)')
  await expectUnsaved('Elsewhere')
})

test('text that an input method composes while the next text opens is finished first, and goes into it', async ({
  staff: {page, main, box, status},
  scene: {server, typeAndHold},
}) => {
  await typeAndHold('The second line', '!')
  const keyboard = await page.context().newCDPSession(page)
  await main.getByText(lastParagraph).click()
  await page.keyboard.type('In ')
  await keyboard.send('Input.imeSetComposition', {text: 'にほ', selectionStart: 2, selectionEnd: 2})
  server.release()
  await expect(status).toContainText('Saved.')
  await keyboard.send('Input.insertText', {text: '日本'})
  await page.keyboard.type('.')
  await expect(box).toHaveText(`${lastParagraph}In 日本.`)
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
