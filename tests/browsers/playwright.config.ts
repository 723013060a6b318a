import {defineConfig} from 'playwright/test'
import {freePort} from '../../src/commands/freePort.ts'
import {ensureBrowser} from '../../src/commands/installBrowser.ts'
import '../../src/commands/withoutOuterGit.ts'
import type {Kind} from './browsers.ts'
import {findFirefox, findWebKit} from './find.ts'

// Chosen once: each worker reads this file again, with the environment of the first.
process.env.TEST_PORT ??= String(await freePort())
const port = process.env.TEST_PORT
const address = `http://localhost:${port}`

/** Where a browser of each kind is on this machine, and Debian’s packages of those that may be missing. */
const kinds: {kind: Kind; found: unknown; packages?: string}[] = [
  {kind: 'chromium', found: ensureBrowser()},
  {kind: 'firefox', found: findFirefox(), packages: 'firefox-esr'},
  {kind: 'webkit', found: findWebKit(), packages: 'webkit2gtk-driver xvfb'},
]

const vite = 'node node_modules/vite/bin/vite.js'
const isWorker = process.env.TEST_WORKER_INDEX !== undefined
for (const {kind, found, packages} of kinds)
  if (!found && !isWorker)
    process.stdout.write(`${kind}: not run, since it is not on this machine. On Debian: apt-get install ${packages}\n`)

/** `npm run test:browsers`: the same tests in each browser of this machine; in one alone with `-- --project=firefox`. */
export default defineConfig<object, {kind: Kind}>({
  testDir: '.',
  outputDir: '../../node_modules/.cache/twelvesides/browsers',
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  fullyParallel: true,
  timeout: 60_000,
  expect: {timeout: 10_000},
  workers: 2,
  projects: kinds.filter(({found}) => found).map(({kind}) => ({name: kind, use: {kind, baseURL: address}})),
  webServer: {
    // As `npm start` does.
    command: `${vite} build && ${vite} preview --port ${port} --strictPort`,
    cwd: new URL('../..', import.meta.url).pathname,
    url: `${address}/`,
    reuseExistingServer: false,
    timeout: 120_000,
  },
})
