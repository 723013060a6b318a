import {defineConfig} from 'playwright/test'
import {browserArguments, ensureBrowser} from '../../src/staff/browser/findBrowser.ts'

const port = Number(process.env.TEST_PORT ?? 4174)

export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/twelvesides/test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.TEST_REPORT ? [['list'], ['json', {outputFile: process.env.TEST_REPORT}]] : 'list',
  timeout: 30_000,
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    launchOptions: {executablePath: ensureBrowser(), args: browserArguments},
  },
  webServer: {
    // The built site, as `npm start` serves it.
    command: `node node_modules/vite/bin/vite.js preview --port ${port} --strictPort`,
    cwd: new URL('../..', import.meta.url).pathname,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 30_000,
  },
})
