import {spawn, spawnSync} from 'node:child_process'
import {existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import {chromium} from 'playwright'
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest'
import {copyProject, type ProjectCopy} from '../../../src/commands/copyProject.ts'
import {browserArguments, findBrowser} from '../../../src/commands/findBrowser.ts'
import {ask} from '../../../src/site/git.ts'

/** A project with a repository of its own, and a folder in which its reviews work. */
let copy: ProjectCopy
let temporary: string
let out: string

beforeAll(() => {
  copy = copyProject()
  temporary = realpathSync(mkdtempSync(join(tmpdir(), 'reviews-')))
  out = join(copy.folder, '../report')
  git('init', '--quiet', '--initial-branch=main')
  git('add', '--all')
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '--quiet', '-m', 'The state before')
})

beforeEach(() => git('checkout', '--quiet', '.'))

afterAll(() => {
  copy.remove()
  rmSync(temporary, {recursive: true, force: true})
})

function git(...words: string[]): string {
  return ask(copy.folder, words).words
}

function edit(file: string, from: string | RegExp, to: string) {
  expect(copy.read(file)).toMatch(from)
  copy.write(file, copy.read(file).replace(from, to))
}

const surroundings = () => ({cwd: copy.folder, env: {...process.env, NODE_ENV: '', TMPDIR: temporary, TMP: temporary}})

function review(...words: string[]) {
  const options = ['src/commands/run.mjs', 'review', ...words, '--out', out]
  return spawnSync(process.execPath, options, {...surroundings(), encoding: 'utf8'})
}

test('what is not committed is reviewed, with pictures, in one accessible file, and the project stays as it is', async () => {
  edit('pages/about.mdx', /^## .*$/m, '$&\n\nZebras work here too.')
  const status = git('status', '--porcelain', '--ignored')
  const {stdout, stderr, status: code} = review()
  expect(code, stderr).toBe(0)
  expect(stdout).toMatch(/^1 of \d+ pages read differently\n/)
  expect(readFileSync(join(out, 'review.md'), 'utf8')).toContain('- Added: **Zebras work here too.**')
  expect(git('status', '--porcelain', '--ignored')).toBe(status)
  expect(readdirSync(temporary).filter((name) => name.startsWith('review-'))).toEqual([])

  const browser = await chromium.launch({executablePath: findBrowser(), args: browserArguments})
  const context = await browser.newContext({javaScriptEnabled: true})
  const page = await context.newPage()
  await page.goto(`file://${join(out, 'review.html')}`)
  const pictures = await page.getByRole('img').evaluateAll((all) => all.map((each) => each.getAttribute('alt')))
  expect(pictures).toEqual(
    ['Before, 390', 'After, 390', 'Before, 1280', 'After, 1280'].map((when) => `/about: ${when} pixels wide`),
  )
  expect(await page.getByRole('insertion').allTextContents()).toEqual(['bold', 'Zebras work here too.'])
  expect((await new AxeBuilder({page}).analyze()).violations).toEqual([])
  await browser.close()
})

test('a state that does not build is told with the reason, and its files are compared', () => {
  edit('content/cohorts.yaml', /spots: \d+/, 'spots: twelve')
  edit('pages/about.mdx', /^# .*$/m, '# Quite another heading')
  const {stdout, stderr, status} = review('HEAD')
  expect(status, stderr).toBe(0)
  expect(stdout).toMatch(/The new state does not build: content\/cohorts\.yaml, line \d+ .*spots/)
  expect(readFileSync(join(out, 'review.md'), 'utf8')).toMatch(/## \/about\n[\s\S]*\*\*.*Quite another heading\*\*/)
})

test('a base that does not exist is named', () => {
  const {stderr, status} = review('no-such-branch')
  expect(status).toBe(1)
  expect(stderr).toContain('“no-such-branch” is not a branch, tag or commit of this repository.')
})

test('nothing is left behind by a review that is interrupted', async () => {
  edit('pages/about.mdx', /^## .*$/m, '$&\n\nNobody built this.')
  const child = spawn(process.execPath, ['src/commands/run.mjs', 'review', '--no-pictures'], surroundings())
  const ended = new Promise((resolve) => child.on('close', resolve))
  const scratch = () => readdirSync(temporary).find((name) => name.startsWith('review-')) ?? ''
  const isBuilding = () =>
    readdirSync(join(temporary, scratch())).some((name) => existsSync(join(temporary, scratch(), name, 'node_modules')))
  await expect.poll(isBuilding, {timeout: 60_000}).toBe(true)
  child.kill('SIGINT')
  expect(await ended).toBe(130)
  expect(scratch()).toBe('')
})
