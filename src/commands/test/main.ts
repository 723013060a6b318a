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

/**
 * What `npm run quick` runs: of the unit tests without a built site, those that import what is not committed
 * yet.
 */
const quickSteps: Step[] = [
  style,
  types,
  {
    name: 'unit tests of what changed',
    script: bin('vitest/vitest.mjs'),
    options: [
      'run',
      '--changed',
      '--passWithNoTests',
      '--exclude',
      'tests/built/**',
      '--exclude',
      'tests/hosts/**',
    ],
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

/**
 * How many lines of a failed step are printed again: vitest and Playwright end with a summary of what failed.
 */
const repeatedLines = 60

/**
 * Runs the steps. One that fails does not stop the others, and is listed at the end, with the end of its
 * output.
 */
async function run(steps: Step[]): Promise<number> {
  // A folder for temporary files, and for built sites: unit and browser tests share it, so each site is built
  // once.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tests-')))
  try {
    const failed: string[] = []
    for (const step of steps) {
      console.log(`\n— ${step.name}`)
      const {status, output} = await runStep(step, folder)
      if (status !== 0)
        failed.push(
          `\nFailed: ${step.name}\n${output.trimEnd().split('\n').slice(-repeatedLines).join('\n')}`,
        )
    }
    console.log(failed.length > 0 ? failed.join('\n') : '\nAll passed')
    return failed.length > 0 ? 1 : 0
  } finally {
    rmSync(folder, {recursive: true, force: true})
  }
}

/** Runs a step, prints its output, and returns that too. */
async function runStep({script, options}: Step, folder: string): Promise<{status: number; output: string}> {
  const colours = process.stdout.isTTY ? {FORCE_COLOR: '1'} : {}
  const env = {...process.env, ...colours, TEST_SITES: folder, TMPDIR: folder}
  const child = spawn(process.execPath, [script, ...options], {stdio: ['inherit', 'pipe', 'pipe'], env})
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      process.stdout.write(text)
    })
  const [status] = await once(child, 'close')
  return {status, output}
}
