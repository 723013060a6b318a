import {type BrowserContext, test as base, expect, type Locator, type Page} from 'playwright/test'
import {type EditedProject, editProject} from './project.ts'

interface Fixtures {
  /** What a member of staff has on the screen. */
  staff: Staff
}

interface WorkerFixtures {
  project: EditedProject
  /** One for all tests: each has a tab of its own in it, and the modules of the site are loaded once. */
  browserOfStaff: BrowserContext
}

/** A test in which someone edits pages. It leaves the copy as it was. */
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

/** What a member of staff does and sees. */
export type Staff = ReturnType<typeof staffAt>

export function staffAt(page: Page, project: EditedProject) {
  const bar = page.getByRole('region', {name: 'Editing', exact: true})
  const box = page.locator('[data-editor=box]')
  const tools = page.getByRole('region', {name: /^Tools for/})
  return {
    page,
    main: page.getByRole('main'),
    bar,
    /** The open box. */
    box,
    tools,
    /** What the bar says. */
    said: bar.getByRole('status'),

    /** Opens a page, and waits until its words can be edited. */
    async open(path: string) {
      await page.goto(project.address + path)
      await expect(bar).toBeVisible()
    },

    /** Clicks words of the page, and has their box. */
    async click(words: Locator): Promise<Locator> {
      await words.click()
      await expect(box).toBeFocused()
      return box
    },

    /** Types in place of all that stands in the open box. */
    async retype(words: string) {
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(words)
    },

    /** Leaves the words, and waits until they are saved. */
    async save() {
      await tools.getByRole('button', {name: 'Save', exact: true}).click()
      await expect(box).toHaveCount(0)
    },
  }
}

/** What a clipboard brings, however the browser lets tests fill it. */
export async function paste(page: Page, data: Record<string, string>) {
  await page.evaluate((entries) => {
    const clipboardData = new DataTransfer()
    for (const [type, words] of Object.entries(entries)) clipboardData.setData(type, words)
    const paste = new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true})
    document.activeElement?.dispatchEvent(paste)
  }, data)
}
