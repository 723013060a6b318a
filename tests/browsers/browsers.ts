import {test as base, expect} from 'playwright/test'
import {findBrowser} from '../../src/commands/findBrowser.ts'
import {startChromium} from './drivers/chromium.ts'
import {startFirefox} from './drivers/firefox.ts'
import type {Browser, Settings, Tab} from './drivers/tab.ts'
import {startWebKit} from './drivers/webkit.ts'
import {findFirefox, findWebKit} from './find.ts'
import {type Visitor, visitorOf} from './visitor.ts'

/** The browsers that the same tests run in. */
export type Kind = 'chromium' | 'firefox' | 'webkit'

const usual: Settings = {scripts: true, dark: false, reducedMotion: false}

/** Starts a browser of that kind on a site, set as a visitor may have set it. */
export async function start(kind: Kind, site: string, settings: Partial<Settings> = {}): Promise<Browser> {
  const all = {...usual, ...settings}
  if (kind === 'firefox') return startFirefox(present(findFirefox()), site, all)
  if (kind === 'webkit') return startWebKit(present(findWebKit()), site, all)
  return startChromium(present(findBrowser()), site, all)
}

function present<Found>(found: Found | undefined): Found {
  if (!found) throw new Error('There is no such browser on this machine.')
  return found
}

interface Fixtures {
  tab: Tab
  visitor: Visitor
  /** Opens another browser of the kind, which is set otherwise, and closes it after the test. */
  openWith: (settings: Partial<Settings>) => Promise<Tab>
}

interface WorkerFixtures {
  kind: Kind
  started: Browser
}

/** A test that runs in each browser. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  kind: ['chromium', {option: true, scope: 'worker'}],
  started: [
    async ({kind}, use, worker) => {
      const browser = await start(kind, worker.project.use.baseURL ?? '')
      await use(browser)
      await browser.close()
    },
    {scope: 'worker', timeout: 60_000},
  ],
  tab: async ({started}, use) => {
    await started.tab.resize({width: 1280, height: 800})
    await use(started.tab)
  },
  visitor: async ({tab}, use) => use(visitorOf(tab)),
  openWith: async ({kind, baseURL}, use) => {
    const opened: Browser[] = []
    await use(async (settings) => {
      const browser = await start(kind, baseURL ?? '', settings)
      opened.push(browser)
      return browser.tab
    })
    for (const browser of opened) await browser.close()
  },
})

export {expect}
