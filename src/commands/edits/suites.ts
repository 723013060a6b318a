import {readFileSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import type {ProjectCopy} from '../copyProject.ts'

/** One thing that an edit broke, in a line. */
export type Failure = string

/** How long a file of unit tests took, in milliseconds. */
export type Times = Map<string, number>

interface Tested {
  failures: Failure[]
  times: Times
}

const vitest = 'node_modules/vitest/vitest.mjs'
const playwright = 'node_modules/playwright/cli.js'

/** Whether `npm run check` is content with the copy and it builds; without that, no test says anything. */
export function checkAndBuild(copy: ProjectCopy): Failure[] {
  const check = copy.run('src/commands/run.mjs', ['check'])
  if (check.status !== 0) return [`npm run check is not content:\n${check.output}`]
  const build = copy.build()
  return build.status === 0 ? [] : [`npm run build fails:\n${build.output}`]
}

export function runTypes(copy: ProjectCopy): Failure[] {
  const types = copy.run('src/commands/run.mjs', ['typecheck'])
  return types.status === 0 ? [] : [`npm run typecheck fails:\n${types.output}`]
}

/** Runs those files of the unit tests; all without. */
export function runUnits(copy: ProjectCopy, files: string[] = []): Tested {
  const report = join(copy.folder, 'node_modules/units.json')
  rmSync(report, {force: true})
  const {output} = copy.run(vitest, ['run', '--reporter=json', `--outputFile=${report}`, ...files], {NODE_ENV: ''})
  const {testResults} = readReport<VitestReport>(report, output)
  return {
    failures: testResults.flatMap(({name, message, assertionResults}) => {
      const file = name.slice(copy.folder.length + 1)
      const failed = assertionResults.filter(({status}) => status === 'failed')
      if (failed.length === 0) return message ? [`${file} cannot run: ${firstLine(message)}`] : []
      return failed.map((each) => `${file}: ${each.fullName}\n    ${firstLine(each.failureMessages[0])}`)
    }),
    times: new Map(
      testResults.map(({name, startTime, endTime}) => [name.slice(copy.folder.length + 1), endTime - startTime]),
    ),
  }
}

/** Runs the browser tests on the built copy. */
export function runBrowser(copy: ProjectCopy): Failure[] {
  const report = join(copy.folder, 'node_modules/browser.json')
  rmSync(report, {force: true})
  const {output} = copy.run(playwright, ['test', '-c', 'tests/e2e'], {TEST_REPORT: report, NODE_ENV: ''})
  const failures = (suite: PlaywrightSuite): Failure[] => [
    ...(suite.specs ?? [])
      .filter(({ok}) => !ok)
      .map(({file, title, tests}) => {
        const error = tests.flatMap(({results}) => results.flatMap((each) => each.error?.message ?? []))[0]
        return `tests/e2e/${file}: ${title}\n    ${firstLine(error)}`
      }),
    ...(suite.suites ?? []).flatMap(failures),
  ]
  const {suites, errors} = readReport<PlaywrightReport>(report, output)
  return [
    ...suites.flatMap(failures),
    ...errors.map(({message}) => `The browser tests cannot run: ${firstLine(message)}`),
  ]
}

function readReport<T>(file: string, output: string): T {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Error(`The tests ended without a report:\n${output}`)
  }
}

/** A message’s first line, without the colours of a terminal. */
function firstLine(message = 'no message'): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what colours begin with.
  return message.replace(/\u001b\[[\d;]*m/g, '').split('\n')[0] ?? ''
}

interface VitestReport {
  testResults: {
    name: string
    message: string
    startTime: number
    endTime: number
    assertionResults: {status: string; fullName: string; failureMessages: string[]}[]
  }[]
}

interface PlaywrightSuite {
  specs?: {file: string; title: string; ok: boolean; tests: {results: {error?: {message?: string}}[]}[]}[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightReport {
  suites: PlaywrightSuite[]
  errors: {message?: string}[]
}
