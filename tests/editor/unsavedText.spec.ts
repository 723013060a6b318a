import {chmodSync, renameSync} from 'node:fs'
import {join} from 'node:path'
import {checkWcag} from './checkWcag.ts'
import {expect, staffAt, test} from './fixtures.ts'

const last = 'The last paragraph of this page.'

test('text stays in its box while the server is stopped, and is saved when it is back', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText(last))
  await staff.retype('Typed without a server.')
  await project.stop()
  await expect(staff.status).toContainText('The server has stopped.')
  await staff.page.keyboard.press('ControlOrMeta+s')
  await expect(staff.tools).toContainText('Your text stays here, and is saved when the server is back.')
  await expect(staff.box).toHaveText('Typed without a server.')
  expect(project.diff()).toBe('')
  await checkWcag(staff, 'words that wait for the server')
  await project.start()
  await expect.poll(project.diff, {timeout: 60_000}).toBe(`pages/kinds.mdx\n-${last}\n+Typed without a server.`)
})

test('unsaved text is in its box again after the page is reloaded', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText(last))
  await staff.retype('Half a sen')
  await staff.page.reload()
  await expect(staff.box).toHaveText('Half a sen')
  await expect(staff.box).toBeFocused()
  await staff.page.keyboard.type('tence.')
  await staff.save()
  expect(project.diff()).toBe(`pages/kinds.mdx\n-${last}\n+Half a sentence.`)
})

test('closing the tab asks for confirmation only while something is unsaved', async ({staff}) => {
  const asked: string[] = []
  staff.page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await staff.open('/kinds')
  await staff.click(staff.page.getByText(last))
  await staff.page.keyboard.type('!')
  await staff.page.close({runBeforeUnload: true})
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await staff.save()
  await staff.page.close({runBeforeUnload: true})
  await expect.poll(() => staff.page.isClosed()).toBe(true)
  expect(asked).toHaveLength(1)
})

test('a change elsewhere in the file appears while somebody types, and both are kept', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText(last))
  await staff.retype('My words.')
  project.write(
    'pages/kinds.mdx',
    project.read('pages/kinds.mdx').replace('## A heading', 'New above.\n\n## A heading'),
  )
  await expect(staff.page.getByText('New above.')).toBeVisible()
  await expect(staff.box).toHaveText('My words.')
  await expect(staff.box).toBeFocused()
  await staff.save()
  expect(project.diff()).toBe(`pages/kinds.mdx
+New above.
+
-${last}
+My words.`)
})

test('when the same text changes in the file, both versions are shown and the typed one can still be saved', async ({
  staff,
  project,
}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText(last))
  await staff.retype('My words.')
  project.write('pages/kinds.mdx', project.read('pages/kinds.mdx').replace(last, 'Their words.'))
  await expect(staff.tools).toContainText('The file now says: Their words.')
  await expect(staff.status).toContainText('Not saved. This text was changed in the file')
  await expect(staff.box).toHaveText('My words.')
  await staff.page.keyboard.press('ControlOrMeta+s')
  await expect(staff.tools).toContainText('The file now says: Their words.')
  expect(project.diff()).toContain('+Their words.')
  await checkWcag(staff, 'words that were changed meanwhile')
  await staff.tools.getByRole('button', {name: 'Use my version'}).click()
  await expect(staff.box).toHaveCount(0)
  expect(project.diff()).toBe(`pages/kinds.mdx\n-${last}\n+My words.`)
})

test('when two tabs change the same text, the second shows what the first saved', async ({staff, project}) => {
  await staff.open('/kinds')
  const other = await staff.page.context().newPage()
  await other.goto(`${project.address}/kinds`)
  await staff.click(staff.page.getByText(last))
  await staff.retype('From the first tab.')
  await other.getByText(last).click()
  await expect(other.locator('[data-editor=box]')).toBeFocused()
  await other.keyboard.press('ControlOrMeta+a')
  await other.keyboard.type('From the second tab.')
  await staff.save()
  await other.keyboard.press('ControlOrMeta+s')
  await expect(other.getByRole('region', {name: /^Tools/})).toContainText('The file now says: From the first tab.')
  await expect(other.locator('[data-editor=box]')).toHaveText('From the second tab.')
  expect(project.diff()).toBe(`pages/kinds.mdx\n-${last}\n+From the first tab.`)
  await other.close()
})

test('text for a file that was renamed stays on screen and can be copied', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText(last))
  await staff.retype('Words for a page of another name.')
  renameSync(join(project.folder, 'pages/kinds.mdx'), join(project.folder, 'pages/sorts.mdx'))
  const copy = staff.page.getByRole('button', {name: 'Copy my text'})
  await expect(copy.first()).toBeVisible()
  await checkWcag(staff, 'words whose file is gone')
  await copy.first().click()
  expect(await staff.page.evaluate(() => navigator.clipboard.readText())).toBe('Words for a page of another name.')
  expect(project.read('pages/sorts.mdx')).toContain(last)
})

test('text for a read-only file stays with the reason, and can be saved once the file is writable', async ({
  staff,
  project,
}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText(last))
  await staff.retype('Words.')
  chmodSync(join(project.folder, 'pages/kinds.mdx'), 0o444)
  await staff.page.keyboard.press('ControlOrMeta+s')
  await expect(staff.tools).toContainText('pages/kinds.mdx can only be read on this computer.')
  await expect(staff.box).toHaveText('Words.')
  expect(project.diff()).toBe('')
  chmodSync(join(project.folder, 'pages/kinds.mdx'), 0o644)
  await staff.tools.getByRole('button', {name: 'Save again'}).click()
  await expect(staff.box).toHaveCount(0)
  expect(project.diff()).toBe(`pages/kinds.mdx\n-${last}\n+Words.`)
})

test('a page that can’t reach the server says so', async ({page, project}) => {
  // A context of its own, as a fake clock applies to every tab of a context.
  const staff = staffAt(page, project)
  await page.clock.install()
  await staff.page.routeWebSocket(/./, () => {})
  await staff.open('/kinds')
  await staff.page.clock.fastForward(10_000)
  await expect(staff.status).toContainText('This page can’t reach the server')
})
