import {defineConfig} from 'playwright/test'
import e2e from '../e2e/playwright.config.ts'

/**
 * `npm run test:browsers` tests the main tasks in Firefox and WebKitGTK, which Playwright can’t control. To
 * run only one, add `-- --project=firefox`. Required on Debian: apt-get install firefox-esr webkit2gtk-driver
 * xvfb
 */
export default defineConfig({
  ...e2e,
  outputDir: '../../node_modules/.cache/twelvesides/browsers',
  fullyParallel: false,
  workers: 1,
  expect: {timeout: 30_000},
  projects: [{name: 'firefox'}, {name: 'webkit'}],
})
