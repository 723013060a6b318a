import {type EditedProject, editProject} from '../editor/editedProject.ts'
import {keys} from './browser.ts'
import {expect, test, type Window} from './window.ts'

let project: EditedProject

test.beforeAll(async () => {
  test.setTimeout(180_000)
  project = await editProject()
})

test.afterAll(async () => {
  await project.stop()
  project.remove()
})

const box = '[data-editor=box]'
const words = (window: Window) => window.run((at) => document.querySelector(at)?.textContent, box)

async function openWords(window: Window, block: string) {
  await window.press('[data-edit][tabindex]', block)
  await expect.poll(() => words(window)).toContain(block)
  await window.run((at) => getSelection()?.collapse(document.querySelector(at), 1), box)
}

test('words are typed where they are read: two spaces are one, Enter begins the next block, and Escape takes back', async ({
  window,
}) => {
  test.setTimeout(180_000)
  await window.open(`${project.address}/kinds`)
  await openWords(window, 'A heading to change')
  await window.type(` or  two${keys.enter}`)
  await expect.poll(() => words(window), {timeout: 20_000}).toBe('')
  await window.type(keys.escape)
  await expect.poll(() => words(window)).toBeNull()
  expect(project.diff()).toBe('pages/kinds.mdx\n-## A heading to change\n+## A heading to change or two')
  await openWords(window, 'The last paragraph')
  await window.type(` No.${keys.escape}`)
  await expect.poll(() => words(window)).toBeNull()
  expect(project.diff()).not.toContain('No.')
})
