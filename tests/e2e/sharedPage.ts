import type {BrowserContextOptions, Page} from 'playwright/test'
import {test as alone} from './site.ts'

interface PageFixtures {
  /** The window of this worker with those options. It is opened once. */
  windowWith: (options: BrowserContextOptions) => Promise<Page>
}

/**
 * A test that goes on in the window of the test before it, which it finds as if it were new: a window of its own
 * costs three times what a visit costs. After a test that fails, the next has another browser.
 * It keeps its cache, so whoever needs an empty one, or changes a context for good (its clock, a script before each
 * page), takes the `test` of `site.ts`.
 */
export const test = alone.extend<object, PageFixtures>({
  windowWith: [
    async ({browser}, use) => {
      const windows = new Map<string, Promise<Page>>()
      await use((options) => {
        const key = JSON.stringify(options)
        const window = windows.get(key) ?? browser.newContext(options).then((context) => context.newPage())
        windows.set(key, window)
        return window
      })
    },
    {scope: 'worker'},
  ],
  page: async ({windowWith, baseURL, locale, javaScriptEnabled, viewport}, use) => {
    const page = await windowWith({baseURL, locale, javaScriptEnabled})
    await resetPage(page)
    await page.emulateMedia({media: null, colorScheme: null, reducedMotion: null, forcedColors: null})
    if (viewport) await page.setViewportSize(viewport)
    await use(page)
  },
  context: ({page}, use) => use(page.context()),
})

/** Ends whatever the test before left: its routes, its listeners, the windows it opened, and its page. */
async function resetPage(page: Page) {
  const context = page.context()
  for (const type of ['console', 'dialog', 'framenavigated', 'pageerror', 'request']) page.removeAllListeners(type)
  await page.unrouteAll({behavior: 'ignoreErrors'})
  await context.unrouteAll({behavior: 'ignoreErrors'})
  for (const other of context.pages()) if (other !== page) await other.close()
  // Where the pointer lay, the next page may have something that answers to it.
  await page.mouse.move(0, 0)
  // Of the same site, so that the browser needs no new process for it.
  await page.goto('/robots.txt')
}
