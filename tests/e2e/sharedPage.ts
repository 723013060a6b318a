import type {BrowserContextOptions, Page} from 'playwright/test'
import {test as alone} from './site.ts'

interface PageFixtures {
  /** The worker’s window with these options, opened on first use. */
  windowWith: (options: BrowserContextOptions) => Promise<Page>
}

/**
 * A test in the window of the test before it, because a new window takes three times as long as a visit.
 * The window is reset but for its cache. For an empty cache, or a change of the context that can’t be undone (its
 * clock, a script before each page), use `test` of `site.ts`.
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

/** Removes the routes and listeners of the test before, and closes its page and the windows it opened. */
async function resetPage(page: Page) {
  const context = page.context()
  for (const type of ['console', 'dialog', 'pageerror', 'request']) page.removeAllListeners(type)
  await page.unrouteAll({behavior: 'ignoreErrors'})
  await context.unrouteAll({behavior: 'ignoreErrors'})
  for (const other of context.pages()) if (other !== page) await other.close()
  // Otherwise the pointer might hover something on the next page.
  await page.mouse.move(0, 0)
  // On the same origin, so that the browser needs no new process.
  await page.goto('/robots.txt')
}
