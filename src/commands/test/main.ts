import {spawn, spawnSync} from 'node:child_process'
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

const vitest = bin('vitest/vitest.mjs')

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
  {name: 'unit tests', script: vitest, options: ['run']},
  {name: 'browser tests', script: bin('playwright/cli.js'), options: ['test', '-c', 'tests/e2e']},
  {name: 'editor tests', script: bin('playwright/cli.js'), options: ['test', '-c', 'tests/editor']},
]

/**
 * Fast unit tests that `npm run quick` always runs: they read files that no test imports, such as the README,
 * the pages, the cases of the check and generated files.
 */
const testsOfFiles = [
  'tests/boundaries.test.ts',
  'tests/citations.test.ts',
  'tests/ownWords.test.ts',
  'tests/check/cases.test.ts',
  'tests/check/ordinary.test.ts',
  'tests/check/report.test.ts',
  'tests/commands/new/generatedFiles.test.ts',
  'tests/components/fields.test.tsx',
]

/** Unit tests that `npm run quick` leaves out: those that need the built site, and slow random edits. */
const notQuick = /^tests\/(?:built|hosts|budgets|builtSite)\b|\/random/

/** Returns the steps of `npm run quick`. */
function quickSteps(): Step[] {
  const {stdout} = spawnSync(process.execPath, [vitest, 'list', '--changed', '--filesOnly'], {
    encoding: 'utf8',
  })
  const changed = stdout.match(/tests\/\S+\.tsx?/g)?.filter((file) => !notQuick.test(file)) ?? []
  return [
    style,
    types,
    {name: 'check', script: 'src/commands/run.mjs', options: ['check']},
    {
      name: 'unit tests that import what is not committed, and those that read text files',
      script: vitest,
      options: ['run', ...new Set([...testsOfFiles, ...changed])],
    },
  ]
}

function bin(name: string): string {
  return `node_modules/${name}`
}

/** `npm test`: runs all tests. `npm run quick`: checks a change in hand. */
export async function main(words: string[]): Promise<number> {
  if (words.join() === 'quick') {
    const status = await run(quickSteps())
    console.log(
      'Not tested here: the built site, pages in a browser, and the editor. Before a proposal, run: npm test',
    )
    return status
  }
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
  const env = {...process.env, ...colours, TEST_ALL: '1', TEST_SITES: folder, TMPDIR: folder}
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
