import {chmodSync, renameSync} from 'node:fs'
import {join} from 'node:path'
import {checkWcag} from './checkWcag.ts'
import {expect, staffAt, test} from './fixtures.ts'
import {faq, lastParagraph} from './kindsPage.ts'

const file = 'pages/kinds.mdx'

test('the server goes on when a picture is deleted while a browser loads it', async ({
  staff: {page, main, open, click, retype, save},
  project,
}) => {
  await open('/kinds')
  project.write('public/vanishing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const load = (address: string) =>
    fetch(address, {signal: AbortSignal.timeout(2000)}).then(({status}) => status, String)
  // Until Vite has noticed the file, it is not found.
  await expect.poll(() => page.evaluate(load, '/vanishing.svg')).not.toBe(404)
  await click(lastParagraph)
  await retype('Still here.')
  await save()
  await expect(main.getByText('Still here.')).toBeVisible()
})

test('text stays in its box while the server is stopped, and is saved when it is back', async ({
  staff: {box, tools, status, openText, retype, press},
  project,
}) => {
  await openText(lastParagraph)
  await retype('Typed without a server.')
  await project.stop()
  await expect(status).toContainText('The editor was closed.')
  await press('ControlOrMeta+s')
  await expect(tools).toContainText('It is saved as soon as there is a connection.')
  await expect(box).toHaveText('Typed without a server.')
  expect(project.diff()).toBe('')
  await project.start()
  await expect
    .poll(project.diff, {timeout: 60_000})
    .toBe(`${file}\n-${lastParagraph}\n+Typed without a server.`)
  await expect(status).not.toContainText('The editor was closed.')
})

test('unsaved text is in its box again after a reload, and closing the tab asks for confirmation only until it is saved', async ({
  staff: {page, box, openText, retype, save},
  project,
}) => {
  await openText(lastParagraph)
  await retype('Half a sen')
  const question = page.waitForEvent('dialog')
  await page.close({runBeforeUnload: true})
  await (await question).dismiss()
  // Chromium drops a reload that begins before the page has told it that the tab stays open. The page answers
  // this request only afterwards.
  await page.evaluate(() => {})
  await page.reload()
  await expect(box).toHaveText('Half a sen')
  await expect(box).toBeFocused()
  await page.keyboard.type('tence.')
  await save()
  expect(project.diff()).toBe(`${file}\n-${lastParagraph}\n+Half a sentence.`)
  // Dismisses all dialogs: if the tab asked for confirmation again, it would stay open.
  page.on('dialog', (dialog) => dialog.dismiss())
  await page.close({runBeforeUnload: true})
  await expect.poll(() => page.isClosed()).toBe(true)
})

test('unsaved text of a record is in its box again after a reload', async ({
  staff: {page, main, box, open, click, retype, save},
  project,
}) => {
  await open('/kinds')
  await click(main.getByText(faq.question))
  await retype('Half a ques')
  await page.evaluate(() => {})
  await page.reload()
  await expect(box).toHaveText('Half a ques')
  await box.press('Control+End')
  await page.keyboard.type('tion?')
  await save()
  expect(project.diff()).toContain('+  question: Half a question?')
})

test('a change elsewhere in the file appears beside typed text; of the same text both versions are offered', async ({
  staff,
  project,
}) => {
  const {page, main, box, tools, status, press} = staff
  await staff.openText(lastParagraph)
  await staff.retype('My words.')
  project.write(file, project.read(file).replace('## A heading', 'New above.\n\n## A heading'))
  await expect(main.getByText('New above.')).toBeVisible()
  await expect(box).toHaveText('My words.')
  await expect(box).toBeFocused()
  const other = staffAt(await page.context().newPage(), project)
  await other.openText(lastParagraph)
  await other.retype('Their words. All of them.')
  await other.caretAfter('Their', true)
  await other.press('ControlOrMeta+b')
  await other.save()
  await other.page.close()
  await expect(tools).toContainText('It now says: Their words. All of them.')
  await expect(status).toContainText('Not saved. Somebody changed this text')
  await expect(box).toHaveText('My words.')
  await press('ControlOrMeta+s')
  await expect(tools).toContainText('It now says: Their words. All of them.')
  expect(project.diff()).toContain('+**Their** words.\n+All of them.')
  await expect(box).toHaveAttribute('aria-invalid', 'true')
  await expect(box).toHaveAttribute('aria-description', /^Not saved\. ./)
  await checkWcag(staff, 'text that was changed in the file meanwhile')
  await tools.getByRole('button', {name: 'Use my version'}).click()
  await expect(box).toHaveCount(0)
  expect(project.diff()).toBe(`${file}\n+New above.\n+\n-${lastParagraph}\n+My words.`)
})

test('text for a read-only file is saved once that is writable, and text for a renamed file can be copied', async ({
  staff,
  project,
}) => {
  const {page, box, tools} = staff
  await staff.openText(lastParagraph)
  await staff.retype('Words.')
  chmodSync(join(project.folder, file), 0o444)
  await staff.press('ControlOrMeta+s')
  await expect(tools).toContainText('pages/kinds.mdx can only be read on this computer.')
  await expect(box).toHaveText('Words.')
  expect(project.diff()).toBe('')
  chmodSync(join(project.folder, file), 0o644)
  await tools.getByRole('button', {name: 'Save again'}).click()
  await expect(box).toHaveCount(0)
  expect(project.diff()).toBe(`${file}\n-${lastParagraph}\n+Words.`)
  await staff.click(staff.main.getByText('Words.', {exact: true}))
  await staff.retype('Words for a page of another name.')
  renameSync(join(project.folder, file), join(project.folder, 'pages/sorts.mdx'))
  const copy = page.getByRole('button', {name: 'Copy my text'}).first()
  await expect(copy).toBeVisible()
  await checkWcag(staff, 'text whose file is gone')
  await copy.click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Words for a page of another name.')
  expect(project.read('pages/sorts.mdx')).toContain('\n\nWords.\n')
})

test('text saved just before the connection drops is not reported as unsaved', async ({
  staff: {page, main, box, status, openText, retype, press},
  project,
}) => {
  let isSilent = false
  let close = () => {}
  await page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer()
    close = () => void socket.close()
    server.onMessage((message) => {
      if (!isSilent) socket.send(message)
    })
  })
  await openText(lastParagraph)
  await retype('It\'s "ours" now.')
  isSilent = true
  await press('ControlOrMeta+s')
  await expect.poll(project.diff).toContain('+It’s “ours” now.')
  isSilent = false
  close()
  await expect(main.getByText('It’s “ours” now.')).toBeVisible()
  await expect(box).toHaveCount(0)
  await expect(status).toHaveText('Saved.')
  await expect(page.getByRole('region', {name: 'Words that are not saved'})).toHaveCount(0)
})

test('a page that can’t reach the server says so', async ({staff: {page, status, open}}) => {
  await page.routeWebSocket(/./, () => {})
  await open('/kinds')
  // The editor shows this after ten seconds, which the test waits: a fake clock would change the time of all
  // tabs.
  await expect(status).toContainText('Nothing can be changed at this address', {timeout: 30_000})
})
