import {spawn, spawnSync} from 'node:child_process'
import {existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import {chromium} from 'playwright'
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest'
import {copyProject, type ProjectCopy} from '../../../src/commands/copyProject.ts'
import {browserArguments, findBrowser} from '../../../src/commands/findBrowser.ts'
import {runGit} from '../../../src/site/git.ts'

/** A project with a repository of its own, and a folder in which its reviews work. */
let copy: ProjectCopy
let temporary: string
let out: string

const looseFact = '\n- id: zebras\n  value: "3"\n  label: zebras in a zoo\n'

/** A page that nothing leads to, so that it can become a draft or be deleted. */
const loosePage = (name: string) =>
  `---\ntitle: The life of a ${name}\ndescription: How a ${name} spends its day.\n---\n\n# What a ${name} does\n\nEvery ${name} gets up early.\nThen it looks for breakfast.\n`

beforeAll(() => {
  copy = copyProject()
  for (const name of ['zebra', 'giraffe', 'okapi']) copy.write(`pages/${name}.mdx`, loosePage(name))
  copy.write('content/facts.yaml', `${copy.read('content/facts.yaml')}${looseFact}`)
  copy.write('content/routes.yaml', `${copy.read('content/routes.yaml')}- address: /old-courses\n  to: /about\n`)
  temporary = realpathSync(mkdtempSync(join(tmpdir(), 'reviews-')))
  out = join(copy.folder, '../report')
  git('init', '--quiet', '--initial-branch=main')
  git('add', '--all')
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '--quiet', '-m', 'The state before')
})

beforeEach(() => {
  git('reset', '--quiet', '--hard')
  git('clean', '--quiet', '--force')
})

afterAll(() => {
  copy.remove()
  rmSync(temporary, {recursive: true, force: true})
})

function git(...words: string[]): string {
  return runGit(copy.folder, words).output
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

test('each of many edits is told once, and of those that change no word nothing', () => {
  edit('pages/about.mdx', /^## .*$/m, '$&\n\nZebras know nothing of pensions.')
  edit('content/cohorts.yaml', /spots: \d+/, 'spots: 77 # Zebras need no note.')
  edit('content/facts.yaml', looseFact, '')
  edit('content/routes.yaml', '/old-courses\n  to: /about', '/old-courses\n  to: /terms')
  edit('pages/okapi.mdx', '---\n', '---\ndraft: true\n')
  edit('pages/giraffe.mdx', 'early.\nThen', 'early. Then')
  rmSync(join(copy.folder, 'pages/zebra.mdx'))
  copy.write(
    'pages/tapir.mdx',
    '---\ntitle: Hay\ndescription: What you need.\n---\n\n# Buy a bucket\n\nAsk next door.\n',
  )
  const {stderr, status} = review('--no-pictures')
  expect(status, stderr).toBe(0)
  const items = readFileSync(join(out, 'review.md'), 'utf8')
    .split(/\n(?:- |(?=## ))/)
    .slice(1)
  const told = [
    '**Zebras know nothing of pensions.**',
    '**77**',
    '`facts.yaml: zebras`, removed',
    '/old-courses led to /about, now leads to /terms',
    '/okapi\n',
    '/zebra\n',
    '/tapir\n',
  ]
  expect(told.map((words) => items.filter((item) => item.includes(words)).length)).toEqual(told.map(() => 1))
  expect(items.filter((item) => !item.startsWith('##') && !told.some((words) => item.includes(words)))).toEqual([])
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
