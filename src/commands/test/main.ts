import {spawnSync} from 'node:child_process'
import {mkdirSync, readFileSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {ensureBrowser} from '../installBrowser.ts'

const reports = 'node_modules/.cache/twelvesides/reports'
const bin = (name: string) => `node_modules/${name}`

interface Step {
  name: string
  script: string
  options: string[]
  /** A JSON report of single tests; a step without one counts as one test. */
  report?: string
}

const steps: Step[] = [
  {name: 'types', script: 'src/commands/run.mjs', options: ['typecheck']},
  {name: 'lint', script: bin('@biomejs/biome/bin/biome'), options: ['check', '--error-on-warnings']},
  // Before the unit tests, some of which look at what it made.
  {name: 'build', script: bin('vite/bin/vite.js'), options: ['build']},
  {
    name: 'unit tests',
    script: bin('vitest/vitest.mjs'),
    options: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/unit.json`],
    report: 'unit.json',
  },
  {
    name: 'browser tests',
    script: bin('playwright/cli.js'),
    options: ['test', '-c', 'tests/e2e'],
    report: 'browser.json',
  },
]

/** `npm test`: everything that must hold, one step after another, and at the end how much of it did. */
export function main(): number {
  rmSync(reports, {recursive: true, force: true})
  mkdirSync(reports, {recursive: true})
  try {
    ensureBrowser()
  } catch (error) {
    console.error((error as Error).message)
    return 1
  }
  let passed = 0
  let failed = 0
  for (const step of steps) {
    console.log(`\n— ${step.name}`)
    const environment = {
      ...process.env,
      ...(step.name === 'browser tests' && {TEST_REPORT: join(process.cwd(), reports, 'browser.json')}),
    }
    const {status} = spawnSync(process.execPath, [step.script, ...step.options], {stdio: 'inherit', env: environment})
    const counts = step.report ? readCounts(join(reports, step.report)) : undefined
    passed += counts?.passed ?? (status === 0 ? 1 : 0)
    // A step that failed before it could count its tests still failed.
    failed += status === 0 ? 0 : Math.max(counts?.failed ?? 0, 1)
  }
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

/** The counts of a Vitest or a Playwright report. */
function readCounts(file: string): {passed: number; failed: number} | undefined {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    if (report.stats) return {passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected}
    return {passed: report.numPassedTests, failed: report.numFailedTests}
  } catch {
    return undefined
  }
}
