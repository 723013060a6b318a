import {defineConfig} from 'playwright/test'
import {freePort} from '../../src/commands/freePort.ts'
import '../../src/commands/withoutOuterGit.ts'
import type {Kind} from './browsers.ts'

// Chosen once: each worker reads this file again, with the environment of the first.
process.env.TEST_PORT ??= String(await freePort())
const port = process.env.TEST_PORT
const address = `http://localhost:${port}`

/** `npm run test:browsers`: the same tests in each browser that is there. The command says which these are. */
export default defineConfig<object, {kind: Kind}>({
  testDir: '.',
  outputDir: '../../node_modules/.cache/twelvesides/browsers',
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.TEST_REPORT ? [['list'], ['json', {outputFile: process.env.TEST_REPORT}]] : 'list',
  fullyParallel: true,
  timeout: 60_000,
  expect: {timeout: 10_000},
  workers: 2,
  projects: (['chromium', 'firefox', 'webkit'] as const).map((kind) => ({name: kind, use: {kind, baseURL: address}})),
  webServer: {
    // The built site, as `npm start` serves it.
    command: `node node_modules/vite/bin/vite.js preview --port ${port} --strictPort`,
    cwd: new URL('../..', import.meta.url).pathname,
    url: `${address}/`,
    reuseExistingServer: false,
    timeout: 30_000,
  },
})
