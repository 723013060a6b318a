import {type BrowserContext, test as base, expect, type Locator, type Page} from 'playwright/test'
import {type EditedProject, editProject} from './editedProject.ts'

interface Fixtures {
  /** A new tab with the editor, and helpers to use it. */
  staff: Staff
}

interface WorkerFixtures {
  project: EditedProject
  /** Shared by all tests, so that the modules of the site are loaded once; each test opens its own tab. */
  browserOfStaff: BrowserContext
}

/** A test that edits pages in a copy of the project; the copy is restored after each test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  project: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const project = await editProject()
      await use(project)
      await project.stop()
      project.remove()
    },
    {scope: 'worker', timeout: 120_000},
  ],
  browserOfStaff: [
    async ({browser}, use) => {
      const context = await browser.newContext({
        locale: 'en-GB',
        permissions: ['clipboard-read', 'clipboard-write'],
      })
      await use(context)
      await context.close()
    },
    {scope: 'worker'},
  ],
  staff: async ({browserOfStaff, project}, use) => {
    const page = await browserOfStaff.newPage()
    await use(staffAt(page, project))
    await page.close()
    project.restore()
  },
})

export {expect}

/** What a member of staff sees and does in the editor. */
export type Staff = ReturnType<typeof staffAt>

export function staffAt(page: Page, project: EditedProject) {
  const bar = page.getByRole('region', {name: 'Editing', exact: true})
  const box = page.locator('[data-editor=box]')
  const tools = page.getByRole('region', {name: /^Tools for/})
  return {
    page,
    main: page.getByRole('main'),
    bar,
    /** The text box that is open for editing. */
    box,
    tools,
    /** The status message of the bar. */
    status: bar.getByRole('status'),

    /** Opens a page, and waits until it can be edited. */
    async open(path: string) {
      await page.goto(project.address + path)
      await expect(bar).toBeVisible()
    },

    /** Clicks text on the page, and returns its focused text box. */
    async click(words: Locator): Promise<Locator> {
      await words.click()
      await expect(box).toBeFocused()
      return box
    },

    /** Replaces all text in the open text box by typing. */
    async retype(words: string) {
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(words)
    },

    /** Presses Save, and waits until the text box has closed. */
    async save() {
      await tools.getByRole('button', {name: 'Save', exact: true}).click()
      await expect(box).toHaveCount(0)
    },
  }
}

/** Dispatches a paste event with data by MIME type, which does not depend on the browser's clipboard. */
export async function paste(page: Page, data: Record<string, string>) {
  await page.evaluate((entries) => {
    const clipboardData = new DataTransfer()
    for (const [type, words] of Object.entries(entries)) clipboardData.setData(type, words)
    const paste = new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true})
    document.activeElement?.dispatchEvent(paste)
  }, data)
}
