import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, realpathSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {ensureBrowser, tryHeadlessShell} from '../installBrowser.ts'

interface Step {
  name: string
  script: string
  options: string[]
}

const style: Step = {
  name: 'lint',
  script: bin('@biomejs/biome/bin/biome'),
  options: ['check', '--error-on-warnings'],
}
const types: Step = {name: 'types', script: 'src/commands/run.mjs', options: ['typecheck']}

const steps: Step[] = [
  style,
  types,
  {name: 'build', script: bin('vite/bin/vite.js'), options: ['build']},
  {name: 'unit tests', script: bin('vitest/vitest.mjs'), options: ['run']},
  {name: 'browser tests', script: bin('playwright/cli.js'), options: ['test', '-c', 'tests/e2e']},
  {name: 'editor tests', script: bin('playwright/cli.js'), options: ['test', '-c', 'tests/editor']},
]

/** What `npm run quick` runs: of the unit tests without a built site, those that import what is not committed yet. */
const quickSteps: Step[] = [
  style,
  types,
  {
    name: 'unit tests of what changed',
    script: bin('vitest/vitest.mjs'),
    options: ['run', '--changed', '--passWithNoTests', '--exclude', 'tests/built/**'],
  },
]

function bin(name: string): string {
  return `node_modules/${name}`
}

/** `npm test`: runs all tests. `npm run quick`: checks a change in hand. */
export async function main(words: string[]): Promise<number> {
  if (words.join() === 'quick') return run(quickSteps)
  if (words.length > 0) {
    console.error(
      `npm test always tests everything, so it does not know “${words[0]}”.\nOne file: npm run unit -- tests/boundaries.test.ts, or npm run e2e -- header.spec.ts, or npm run test:editor -- saving.spec.ts`,
    )
    return 1
  }
  try {
    ensureBrowser()
    tryHeadlessShell()
  } catch (error) {
    console.error((error as Error).message)
    return 1
  }
  return run(steps)
}

/** Runs the steps. One that fails does not stop the others, and is listed at the end. */
async function run(steps: Step[]): Promise<number> {
  // A folder for temporary files, and for built sites: unit and browser tests share it, so each site is built once.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tests-')))
  try {
    const failed: string[] = []
    for (const step of steps) if (!(await passes(step, folder))) failed.push(step.name)
    console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll passed')
    return failed.length > 0 ? 1 : 0
  } finally {
    rmSync(folder, {recursive: true, force: true})
  }
}

/** Runs a step, and returns whether it passed. */
async function passes({name, script, options}: Step, folder: string): Promise<boolean> {
  console.log(`\n— ${name}`)
  const env = {...process.env, TEST_SITES: folder, TMPDIR: folder}
  const [status] = await once(spawn(process.execPath, [script, ...options], {stdio: 'inherit', env}), 'close')
  return status === 0
}
