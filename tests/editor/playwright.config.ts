import {defineConfig} from 'playwright/test'
import {browserArguments, findHeadlessShell} from '../../src/commands/findBrowser.ts'
import {ensureBrowser} from '../../src/commands/installBrowser.ts'
import {expectTimeout} from '../expectTimeout.ts'
import '../withoutOuterGit.ts'

/** `npm run test:editor`: tests `npm run edit` in a browser, in temporary copies of the project. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: '../testSites.ts',
  outputDir: '../../node_modules/.cache/twelvesides/editor-results',
  // Each worker has a server and a copy of the project, which is restored after each test.
  fullyParallel: false,
  workers: '100%',
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // Guards against a test that hangs. A test that makes progress on a busy machine must not reach it.
  timeout: 300_000,
  expect: {timeout: expectTimeout},
  use: {
    launchOptions: {executablePath: findHeadlessShell() ?? ensureBrowser(), args: browserArguments},
  },
})
