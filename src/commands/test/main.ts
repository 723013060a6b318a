import {mkdirSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {ensureBrowser, tryHeadlessShell} from '../installBrowser.ts'
import {runSteps, type Step} from './runSteps.ts'

const reports = join(process.cwd(), 'node_modules/.cache/twelvesides/reports')
const unit = join(reports, 'unit.json')
const browser = join(reports, 'browser.json')
const editor = join(reports, 'editor.json')
const bin = (name: string) => `node_modules/${name}`

const groups: Step[][] = [
  [
    {name: 'types', script: 'src/commands/run.mjs', options: ['typecheck']},
    {name: 'lint', script: bin('@biomejs/biome/bin/biome'), options: ['check', '--error-on-warnings']},
    // Before the unit tests, some of which look at what it made.
    {name: 'build', script: bin('vite/bin/vite.js'), options: ['build']},
  ],
  [
    {
      name: 'unit tests',
      script: bin('vitest/vitest.mjs'),
      options: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`],
      report: unit,
    },
  ],
  [
    {
      name: 'browser tests',
      script: bin('playwright/cli.js'),
      options: ['test', '-c', 'tests/e2e'],
      environment: {TEST_REPORT: browser},
      report: browser,
    },
  ],
  [
    {
      name: 'editor tests',
      script: bin('playwright/cli.js'),
      options: ['test', '-c', 'tests/editor'],
      environment: {TEST_REPORT: editor},
      report: editor,
    },
  ],
]

/** `npm test`: everything that must hold, and at the end how much of it did. */
export async function main(words: string[]): Promise<number> {
  if (words.length > 0) {
    console.error(
      `npm test always tests everything, so it does not know “${words[0]}”.\nOne file: npm run unit -- tests/boundaries.test.ts, or npm run e2e -- header.spec.ts, or npm run test:editor -- saving.spec.ts`,
    )
    return 1
  }
  rmSync(reports, {recursive: true, force: true})
  mkdirSync(reports, {recursive: true})
  try {
    ensureBrowser()
    tryHeadlessShell()
  } catch (error) {
    console.error((error as Error).message)
    return 1
  }
  return runSteps(groups)
}
