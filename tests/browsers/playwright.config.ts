import {defineConfig} from 'playwright/test'
import e2e from '../e2e/playwright.config.ts'

/**
 * `npm run test:browsers`: the main tasks in Firefox and WebKitGTK, neither of which Playwright can control. One of
 * them: `-- --project=firefox`. On Debian: apt-get install firefox-esr webkit2gtk-driver xvfb
 */
export default defineConfig({
  ...e2e,
  outputDir: '../../node_modules/.cache/twelvesides/browsers',
  fullyParallel: false,
  workers: 1,
  expect: {timeout: 30_000},
  projects: [{name: 'firefox'}, {name: 'webkit'}],
})
