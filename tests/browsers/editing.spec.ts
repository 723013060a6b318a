import {type EditedProject, editProject} from '../editor/editedProject.ts'
import {keys} from './browser.ts'
import {expect, test, type Window} from './window.ts'

let project: EditedProject

test.beforeAll(async () => {
  test.setTimeout(180_000)
  project = await editProject()
})

test.afterAll(() => project.stop())

const box = '[data-editor=text]'
const boxText = (window: Window) =>
  window.run((selector) => document.querySelector(selector)?.textContent, box)

/** Opens a block of text for editing, with the caret at its end. */
async function openBlock(window: Window, text: string) {
  await window.press('[data-edit][tabindex]', text)
  await expect.poll(() => boxText(window)).toContain(text)
  await window.run((selector) => getSelection()?.collapse(document.querySelector(selector), 1), box)
}

test('text is edited in the page: two spaces become one, Enter starts a block, and Escape discards text', async ({
  window,
}) => {
  test.setTimeout(180_000)
  await window.open(`${project.address}/kinds`)
  await openBlock(window, 'A heading to change')
  await window.type(` or  two${keys.enter}`)
  await expect.poll(() => boxText(window), {timeout: 20_000}).toBe('')
  await window.type(keys.escape)
  await expect.poll(() => boxText(window)).toBeNull()
  expect(project.diff()).toBe('pages/kinds.mdx\n-## A heading to change\n+## A heading to change or two')
  await openBlock(window, 'The last paragraph')
  await window.type(` No.${keys.escape}`)
  await expect.poll(() => boxText(window)).toBeNull()
  expect(project.diff()).not.toContain('No.')
})
