import {type EditedProject, editProject} from '../editor/project.ts'
import {expect, start, test} from './browsers.ts'
import {keys, type Tab} from './drivers/tab.ts'

let project: EditedProject

test.beforeAll(async () => {
  test.setTimeout(180_000)
  project = await editProject()
})

test.afterAll(async () => {
  await project.stop()
  project.remove()
})

const words = (tab: Tab) => tab.run(() => document.querySelector('[data-editor=box]')?.textContent ?? null)

/** Presses the middle of the block of words that says so, and waits for its box. */
async function openWords(tab: Tab, block: string) {
  const place = () =>
    tab.run((wanted) => {
      const blocks = [...document.querySelectorAll('[data-edit][tabindex]')]
      const found = blocks.find((each) => each.textContent?.includes(wanted))
      found?.scrollIntoView({block: 'center', behavior: 'instant'})
      const box = found?.getClientRects()[0]
      return box ? {x: box.left + Math.min(60, box.width / 2), y: box.top + box.height / 2} : null
    }, block)
  await expect.poll(place, {timeout: 30_000}).not.toBeNull()
  const at = await place()
  if (at) await tab.pressAt(at.x, at.y)
  await expect.poll(() => words(tab)).toContain(block)
  await tab.run(() => getSelection()?.collapse(document.querySelector('[data-editor=box]'), 1))
}

test('words are typed where they are read: two spaces are one, Enter begins the next block, and Escape takes back', async ({
  kind,
}) => {
  test.setTimeout(180_000)
  const browser = await start(kind, project.address)
  try {
    const {tab} = browser
    await tab.open('/kinds')
    await openWords(tab, 'A heading to change')
    await tab.type(' or  two')
    await tab.type(keys.enter)
    await expect.poll(() => words(tab), {timeout: 20_000}).toBe('')
    await tab.type(keys.escape)
    await expect.poll(() => words(tab)).toBeNull()
    expect(project.diff()).toBe('pages/kinds.mdx\n-## A heading to change\n+## A heading to change or two')
    await openWords(tab, 'The last paragraph')
    await tab.type(' No.')
    await tab.type(keys.escape)
    await expect.poll(() => words(tab)).toBeNull()
    expect(project.diff()).not.toContain('No.')
  } finally {
    await browser.close()
    project.restore()
  }
})
