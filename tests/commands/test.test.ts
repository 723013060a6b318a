import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, afterEach, beforeAll, beforeEach, expect, test, vi} from 'vitest'
import {main} from '../../src/commands/test/main.ts'
import {runSteps, type Step} from '../../src/commands/test/runSteps.ts'

let folder = ''
let said = ''

// A process may start slowly on a loaded machine.
vi.setConfig({testTimeout: 60_000})

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'steps-'))
})

afterAll(() => rmSync(folder, {recursive: true, force: true}))

beforeEach(() => {
  said = ''
  vi.spyOn(console, 'log').mockImplementation((line) => {
    said += `${line}\n`
  })
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += text
    return true
  })
})

afterEach(() => vi.restoreAllMocks())

/** A step that is a script of its own. */
function step(name: string, code: string, more: Partial<Step> = {}): Step {
  const script = join(folder, `${name}.mjs`)
  writeFileSync(script, code)
  return {name, script, options: [], ...more}
}

/** A report as the unit tests leave it. */
function report(passed: number, failed: number): string {
  const file = join(folder, `${passed}-${failed}.json`)
  writeFileSync(file, JSON.stringify({numPassedTests: passed, numFailedTests: failed}))
  return file
}

test('the last line counts every step, or its tests where it reports them', async () => {
  const steps = [step('types', ''), step('units', '', {report: report(40, 0)})]
  expect(await runSteps(steps.map((each) => [each]))).toBe(0)
  expect(said).toMatch(/\n41 passed, 0 failed\n$/)
  expect(said).not.toContain('Failed:')
})

test('the steps that failed are named at the end, and the rest is run all the same', async () => {
  const units = step('units', 'process.exitCode = 1', {report: report(38, 2)})
  expect(await runSteps([[step('types', 'process.exitCode = 1')], [units], [step('browser', '')]])).toBe(1)
  expect(said).toMatch(/\nFailed: types, units\. .*\n\n39 passed, 3 failed\n$/)
})

test('a step that ends before it has counted its tests has failed', async () => {
  expect(await runSteps([[step('units', 'process.exitCode = 1', {report: join(folder, 'none.json')})]])).toBe(1)
  expect(said).toMatch(/\n0 passed, 1 failed\n$/)
})

test('what steps beside each other say stands below their own names', async () => {
  // The first waits until the second has ended.
  const done = join(folder, 'done')
  const waits = `import {existsSync} from 'node:fs'; while (!existsSync(${JSON.stringify(done)})) await new Promise((r) => setTimeout(r, 10)); console.log('one')`
  const ends = `import {writeFileSync} from 'node:fs'; console.error('two'); writeFileSync(${JSON.stringify(done)}, '')`
  await runSteps([[step('first', waits), step('second', ends)]])
  expect(said).toContain('— first\none\n\n— second\ntwo\n')
})

test('a word that npm test does not know is refused, with what the person may have meant', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await main(['header'])).toBe(1)
  expect(complain).toHaveBeenCalledWith(expect.stringContaining('does not know “header”.\nOne file: npm run unit -- '))
})
