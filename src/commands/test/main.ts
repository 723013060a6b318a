import {spawn} from 'node:child_process'
import {mkdtempSync, realpathSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {text} from 'node:stream/consumers'
import {ensureBrowser, tryHeadlessShell} from '../installBrowser.ts'

interface Step {
  name: string
  script: string
  options: string[]
}

const lint = {name: 'lint', script: bin('@biomejs/biome/bin/biome'), options: ['check', '--error-on-warnings']}
const types = {name: 'types', script: 'src/commands/run.mjs', options: ['typecheck']}
const build = {name: 'build', script: bin('vite/bin/vite.js'), options: ['build']}
const unit = {name: 'unit tests', script: bin('vitest/vitest.mjs'), options: ['run']}
const browser = {name: 'browser tests', script: bin('playwright/cli.js'), options: ['test', '-c', 'tests/e2e']}
const editor = {name: 'editor tests', script: bin('playwright/cli.js'), options: ['test', '-c', 'tests/editor']}

/** Groups run in sequence, the steps of a group in parallel: the editor tests share a server, and leave a core idle. */
const groups: Step[][] = [[lint], [build], [unit], [browser], [editor, types]]

function bin(name: string): string {
  return `node_modules/${name}`
}

/** `npm test`: runs all tests. A failed step does not stop the others, and is listed at the end. */
export async function main(words: string[]): Promise<number> {
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
  // Shared by unit tests and browser tests, so that each site is built once.
  const sites = realpathSync(mkdtempSync(join(tmpdir(), 'sites-')))
  try {
    const failed: string[] = []
    for (const [first, ...beside] of groups) {
      const others = beside.map((step) => run(step, sites, 'pipe'))
      if (first && !(await run(first, sites, 'inherit')).passed) failed.push(first.name)
      for (const [place, {passed, output}] of (await Promise.all(others)).entries()) {
        console.log(`\n— ${beside[place]?.name}\n${output}`)
        if (!passed) failed.push(beside[place]?.name ?? '')
      }
    }
    console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll passed')
    return failed.length > 0 ? 1 : 0
  } finally {
    rmSync(sites, {recursive: true, force: true})
  }
}

/** Runs a step; with `pipe`, collects its output until it has ended. */
async function run({name, script, options}: Step, sites: string, stdio: 'inherit' | 'pipe') {
  if (stdio === 'inherit') console.log(`\n— ${name}`)
  const env = {...process.env, TEST_SITES: sites}
  const child = spawn(process.execPath, [script, ...options], {stdio: ['inherit', stdio, stdio], env})
  const ended = new Promise<boolean>((done) => child.on('close', (status) => done(status === 0)))
  const output = await Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')))
  return {passed: await ended, output: output.join('')}
}
