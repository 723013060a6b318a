import {existsSync} from 'node:fs'
import {defineConfig, firefox, webkit} from 'playwright/test'
import e2e from '../e2e/playwright.config.ts'

/** What visitors do, and staff in the editor. The other files of these folders look into Chromium itself. */
const visitors =
  /(?:pages|header|footer|search|toasts|messages|questions|fold|ways-in|(?:contact|ask).*|corrections|no-script|forms|arrival)\.spec\.ts$/
const staff = /words\.spec\.ts$/

/** Playwright’s own browsers, where they are installed; Chromium as the other tests find it. */
const kinds = [
  {name: 'chromium', isHere: true, use: {}},
  ...[firefox, webkit].map((type) => ({
    name: type.name(),
    isHere: existsSync(type.executablePath()),
    use: {browserName: type.name() as 'firefox' | 'webkit', launchOptions: {}},
  })),
]

for (const {name, isHere} of kinds)
  if (!isHere && process.env.TEST_WORKER_INDEX === undefined)
    process.stdout.write(
      `${name}: not run, since it is not on this machine. Install it with: npx playwright install ${name}\n`,
    )

/** `npm run test:browsers`: the same tests in each browser of this machine; in one alone with `-- --project=firefox`. */
export default defineConfig(e2e, {
  outputDir: '../../node_modules/.cache/twelvesides/browsers',
  projects: kinds
    .filter(({isHere}) => isHere)
    .flatMap(({name, use}) => [
      {name, use, testDir: '../e2e', testMatch: visitors},
      {name: `${name}, editing`, use, testDir: '../editor', testMatch: staff, fullyParallel: false, workers: 1},
    ]),
})
