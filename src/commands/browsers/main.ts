import {spawnSync} from 'node:child_process'
import {mkdirSync, readFileSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {debianPackages, ensureBrowser, installBrowser} from '../installBrowser.ts'
import {findFirefox, findWebKit, firefoxVariable} from './find.ts'
import {type Outcome, type Report, readOutcome} from './outcome.ts'
import {allPassed, type Column, lastLine, tableOf} from './table.ts'

const reports = 'node_modules/.cache/twelvesides/browsers-report'

interface Kind {
  /** As `tests/browsers/playwright.config.ts` calls it. */
  project: string
  name: string
  /** Throws when there is none, and none can be had. */
  ensure: () => void
}

const kinds: Kind[] = [
  {project: 'chromium', name: 'Chromium', ensure: ensureBrowser},
  {
    project: 'firefox',
    name: 'Firefox',
    ensure: () =>
      findFirefox() ??
      installBrowser(
        {need: 'This test needs Firefox', instead: `${firefoxVariable}=/path/to/firefox`},
        debianPackages('firefox-esr'),
        findFirefox,
        console.log,
      ),
  },
  {
    project: 'webkit',
    name: 'WebKitGTK',
    ensure: () =>
      findWebKit() ??
      installBrowser(
        {need: 'This test needs WebKitGTK’s driver and a screen'},
        debianPackages('webkit2gtk-driver', 'xvfb'),
        findWebKit,
        console.log,
      ),
  },
]

/** `npm run test:browsers`: what visitors do, done in each real browser that can be had here; the others are told as not run. */
export function main(options: string[]): number {
  const wanted = kinds.filter(({project}) => options.length === 0 || options.includes(project))
  const unknown = options.filter((option) => !kinds.some(({project}) => project === option))
  if (unknown.length > 0) {
    console.error(
      `There is no browser “${unknown[0]}” here. There are: ${kinds.map(({project}) => project).join(', ')}.`,
    )
    return 1
  }
  if (spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {stdio: 'inherit'}).status !== 0) return 1
  const columns = wanted.map((kind) => run(kind))
  console.log(`\n${tableOf(columns)}`)
  console.log(`\n${lastLine(columns)}`)
  return allPassed(columns) ? 0 : 1
}

/** Runs the tests in one browser, and says how it went. */
function run({project, name, ensure}: Kind): Column {
  console.log(`\n— ${name}`)
  try {
    ensure()
  } catch (error) {
    return {name, missing: (error as Error).message}
  }
  rmSync(reports, {recursive: true, force: true})
  mkdirSync(reports, {recursive: true})
  const report = join(process.cwd(), reports, 'report.json')
  spawnSync(
    process.execPath,
    ['node_modules/playwright/cli.js', 'test', '-c', 'tests/browsers', '--project', project],
    {
      stdio: 'inherit',
      env: {...process.env, TEST_REPORT: report},
    },
  )
  return {name, outcome: readReport(report)}
}

/** A run that was cut short has left no report, or half of one. */
function readReport(file: string): Outcome {
  try {
    return readOutcome(JSON.parse(readFileSync(file, 'utf8')) as Report)
  } catch {
    return {behaviours: [], errors: ['the run ended before its report was written'], version: ''}
  }
}
