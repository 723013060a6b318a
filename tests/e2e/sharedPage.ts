import type {BrowserContextOptions, Page} from 'playwright/test'
import {test as alone} from './site.ts'

interface PageFixtures {
  /**
   * Returns the page that all tests of a worker with the same browser options share; opens it on first use.
   */
  windowWith: (options: BrowserContextOptions) => Promise<Page>
}

/**
 * A test that reuses the previous test's browser window, because opening one takes three times as long as a
 * page. The window is reset, except for its cache. For an empty cache, or a change that can’t be undone (a
 * fake clock, an init script), use `test` of `site.ts`.
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

/**
 * Removes the routes and listeners of the previous test, closes the windows that it opened, and leaves its
 * page.
 */
async function resetPage(page: Page) {
  const context = page.context()
  for (const type of ['console', 'dialog', 'pageerror', 'request']) page.removeAllListeners(type)
  await page.unrouteAll({behavior: 'ignoreErrors'})
  await context.unrouteAll({behavior: 'ignoreErrors'})
  for (const other of context.pages()) if (other !== page) await other.close()
  // Moves the pointer to the corner, because elsewhere it might hover over something on the next page.
  await page.mouse.move(0, 0)
  // Opens an address on the same origin, for which the browser needs no new process.
  await page.goto('/robots.txt')
}
