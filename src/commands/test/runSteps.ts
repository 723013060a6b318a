import {spawn} from 'node:child_process'
import {readFileSync} from 'node:fs'

/** One thing that must hold: a script of Node that ends well or not. */
export interface Step {
  name: string
  script: string
  options: string[]
  environment?: Record<string, string>
  /** A JSON report of single tests; a step without one counts as one test. */
  report?: string
}

/** Runs groups of steps one after another, and ends with what failed and how much held; steps of one group run beside each other, and are told in their order. */
export async function runSteps(groups: Step[][]): Promise<number> {
  let passed = 0
  let failed = 0
  const failedSteps: string[] = []
  for (const group of groups) {
    const running = group.map((step) => run(step, group.length > 1))
    for (const [place, step] of group.entries()) {
      console.log(`\n— ${step.name}`)
      const {status, output} = (await running[place]) ?? {}
      if (output) process.stdout.write(output)
      const counts = step.report ? readCounts(step.report) : undefined
      passed += counts?.passed ?? (status === 0 ? 1 : 0)
      if (status === 0) continue
      // A step that failed before it could count its tests still failed.
      failed += Math.max(counts?.failed ?? 0, 1)
      failedSteps.push(step.name)
    }
  }
  if (failed > 0)
    console.log(`\nFailed: ${failedSteps.join(', ')}. What is wrong stands above, below “— ${failedSteps[0]}”.`)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

/** Runs a step. One that others run beside keeps what it says until it has ended. */
function run({script, options, environment}: Step, beside: boolean): Promise<{status: number | null; output: string}> {
  const stdio = beside ? 'pipe' : 'inherit'
  const colour = beside && process.stdout.isTTY && !process.env.NO_COLOR && {FORCE_COLOR: '1'}
  const child = spawn(process.execPath, [script, ...options], {
    stdio: ['inherit', stdio, stdio],
    env: {...process.env, ...environment, ...colour},
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return new Promise((done) => child.on('close', (status) => done({status, output})))
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
