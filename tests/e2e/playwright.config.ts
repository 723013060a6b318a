import {defineConfig} from 'playwright/test'
import {browserArguments, findHeadlessShell} from '../../src/commands/findBrowser.ts'
import {ensureBrowser} from '../../src/commands/installBrowser.ts'
import {builtSite} from '../builtSite.ts'
import {expectTimeout} from '../expectTimeout.ts'
import {freePort} from '../freePort.ts'
import '../withoutOuterGit.ts'

/**
 * The address of a running server with the built site (`TEST_ADDRESS`); if undefined, a server is started.
 */
const address = process.env.TEST_ADDRESS?.replace(/\/$/, '')

// Only once: each worker evaluates this file again, and inherits this environment variable. Playwright would
// start the server, which fails without a site, before any setup of its own could say that there is no site.
if (!process.env.TEST_PORT) {
  if (!address) builtSite()
  process.env.TEST_PORT = String(await freePort())
}
const port = process.env.TEST_PORT

export default defineConfig({
  testDir: '.',
  globalSetup: '../testSites.ts',
  outputDir: '../../node_modules/.cache/twelvesides/test-results',
  fullyParallel: true,
  // By default Playwright uses only half of the cores.
  workers: '100%',
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // Guards against a test that hangs. A test that makes progress on a busy machine must not reach it.
  timeout: 300_000,
  expect: {timeout: expectTimeout},
  use: {
    baseURL: address ?? `http://localhost:${port}`,
    locale: 'en-GB',
    launchOptions: {executablePath: findHeadlessShell() ?? ensureBrowser(), args: browserArguments},
  },
  webServer: address
    ? undefined
    : {
        // The built site, as `npm start` serves it.
        command: `node node_modules/vite/bin/vite.js preview --port ${port} --strictPort`,
        cwd: new URL('../..', import.meta.url).pathname,
        url: `http://localhost:${port}/`,
        reuseExistingServer: false,
        timeout: 30_000,
      },
})
