import {type BrowserContext, test as base, expect, type Locator, type Page} from 'playwright/test'
import {type EditedProject, editProject} from './editedProject.ts'

interface Fixtures {
  /** A new tab with the editor, and helpers to use it. */
  staff: Staff
}

interface WorkerFixtures {
  project: EditedProject
  /**
   * The browser that all tests of a worker share, so that its cache has the site's modules. Each test opens a
   * tab.
   */
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
  // Otherwise Playwright's own `page` would be a blank tab.
  page: ({staff}, use) => use(staff.page),
})

export {expect}

/** What a member of staff sees and does in the editor. */
export type Staff = ReturnType<typeof staffAt>

export function staffAt(page: Page, project: EditedProject) {
  const main = page.getByRole('main')
  const bar = page.getByRole('region', {name: 'Editing', exact: true})
  const box = page.locator('[data-editor=text]')
  const tools = page.getByRole('region', {name: /^Tools for/})
  const status = bar.getByRole('status')

  /** Opens a page, and waits until it can be edited. */
  async function open(path: string) {
    await page.goto(project.address + path)
    await bar.waitFor()
  }

  /**
   * Clicks text on the page, a second time if the status message asks for it, and waits until it can be
   * edited.
   */
  async function click(words: string | Locator) {
    const text = typeof words === 'string' ? main.getByText(words) : words
    await text.click()
    await expect(async () => {
      if (await status.getByText('Click again').isVisible()) await text.click({timeout: 5000})
      await expect(box).toBeFocused({timeout: 5000})
    }).toPass({timeout: 30_000})
  }

  return {
    page,
    main,
    bar,
    /** The text box that is open for editing. */
    box,
    tools,
    /** The status message in the bar of the editor. */
    status,
    open,
    click,

    /** Opens the page /kinds, which is written for these tests, and clicks text on it. */
    async openText(words: string | Locator) {
      await open('/kinds')
      await click(words)
    },

    /** Clicks the date of the card on the page, and returns the panel with the fields of that course date. */
    async clickCard(): Promise<Locator> {
      await main.getByRole('article').getByRole('time').first().click()
      return page.getByRole('region', {name: 'Course date'})
    },

    /** Presses a button in the bar of the editor, and returns the panel that it opens. */
    async openPanel(button: string, name = button): Promise<Locator> {
      await bar.getByRole('button', {name: button, exact: true}).click()
      return page.getByRole('region', {name, exact: true})
    },

    /** Presses keys, one after the other. */
    async press(...keys: string[]) {
      for (const key of keys) await page.keyboard.press(key)
    },

    /** Places the caret after the first words of the open text box; with `selects`, selects these words. */
    async caretAfter(words: string, selects = false) {
      await page.keyboard.press('Control+Home')
      for (const _ of words) await page.keyboard.press(selects ? 'Shift+ArrowRight' : 'ArrowRight')
    },

    /** Replaces all text in the open text box by typing. */
    async retype(words: string) {
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(words)
    },

    /** Presses Save, and waits until the text box has closed. */
    async save() {
      await tools.getByRole('button', {name: 'Save', exact: true}).click()
      await box.waitFor({state: 'detached'})
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

/**
 * Intercepts the page's WebSocket, so that a test can delay its requests and press something else meanwhile.
 */
export async function interceptServer({page}: Staff) {
  const held: (() => void)[] = []
  let isHeld = false
  await page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      if (isHeld) held.push(() => server.send(message))
      else server.send(message)
    })
  })
  return {
    hold() {
      isHeld = true
    },
    /** Waits for one request of the page, and sends only that. */
    async releaseOne() {
      await expect.poll(() => held.length).toBeGreaterThan(0)
      held.shift()?.()
    },
    release() {
      isHeld = false
      for (const send of held.splice(0)) send()
    },
  }
}
