import {defineConfig} from 'playwright/test'
import {browserArguments, findHeadlessShell} from '../../src/commands/findBrowser.ts'
import {ensureBrowser} from '../../src/commands/installBrowser.ts'
import '../../src/commands/withoutOuterGit.ts'

/** `npm run test:editor`: what staff do in `npm run edit`, in a throw-away copy of the project, with one server for all of them. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/twelvesides/editor-results',
  // They share a server and a copy, and put back what they changed.
  fullyParallel: false,
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 90_000,
  expect: {timeout: 15_000},
  use: {
    launchOptions: {executablePath: findHeadlessShell() ?? ensureBrowser(), args: browserArguments},
  },
})
