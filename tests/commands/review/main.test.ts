import {spawn, spawnSync} from 'node:child_process'
import {existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {chromium} from 'playwright'
import {beforeAll, expect, test} from 'vitest'
import {browserArguments, findBrowser} from '../../../src/commands/findBrowser.ts'
import {resolveCommit} from '../../../src/commands/review/gitTree.ts'
import {runGit} from '../../../src/site/git.ts'
import {copyProject} from '../../copyProject.ts'
import {findViolations} from '../../findViolations.ts'

/**
 * A copy of the project in its own repository, a folder for the temporary files of reviews, and one for
 * reports.
 */
const copy = copyProject()
const temporary = realpathSync(mkdtempSync(join(tmpdir(), 'reviews-')))
const out = join(copy.folder, '../report')
const git = (...words: string[]) => runGit(copy.folder, words).output
const readReport = () => readFileSync(join(out, 'review.md'), 'utf8')

const looseFact = '\n- id: zebras\n  value: "3"\n  label: zebras in a zoo\n'

/** Returns the text of a page to which no page links, so that it can become a draft or be deleted. */
const loosePage = (name: string) =>
  `---\ntitle: The life of a ${name}\ndescription: How a ${name} spends its day.\n---\n\n# What a ${name} does\n\nEvery ${name} gets up early.\nThen it looks for breakfast.\n`

function edit(file: string, from: string | RegExp, to: string) {
  expect(copy.read(file)).toMatch(from)
  copy.write(file, copy.read(file).replace(from, to))
}

const surroundings = {
  cwd: copy.folder,
  env: {...process.env, NODE_ENV: '', TMPDIR: temporary, TMP: temporary},
}
const command = ['src/commands/run.mjs', 'review', '--out', out]

function review(...words: string[]) {
  const {stdout, stderr, status} = spawnSync(process.execPath, [...command, ...words], {
    ...surroundings,
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
  return stdout
}

let [statusBefore, printed] = ['', '']

// Runs one review of many uncommitted edits; several tests read its report.
beforeAll(() => {
  for (const name of ['zebra', 'giraffe', 'okapi']) copy.write(`pages/${name}.mdx`, loosePage(name))
  copy.write('content/facts.yaml', `${copy.read('content/facts.yaml')}${looseFact}`)
  copy.write(
    'content/routes.yaml',
    `${copy.read('content/routes.yaml')}- address: /old-courses\n  to: /about\n`,
  )
  git('init', '--quiet', '--initial-branch=main')
  git('add', '--all')
  git(
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@example.org',
    'commit',
    '--quiet',
    '-m',
    'The state before',
  )
  edit('pages/about.mdx', /^## .*$/m, '$&\n\nZebras know nothing of pensions.')
  edit('content/cohorts.yaml', /spots: \d+/, 'spots: 77 # Zebras need no note.')
  edit('content/facts.yaml', looseFact, '')
  edit('content/routes.yaml', '/old-courses\n  to: /about', '/old-courses\n  to: /terms')
  edit('pages/donate.mdx', /^words: /m, '$&zebra gifts, ')
  edit('content/help.yaml', / {2}words: /, '$&zebra bite, ')
  edit('pages/okapi.mdx', '---\n', '---\ndraft: true\n')
  edit('pages/giraffe.mdx', 'early.\nThen', 'early. Then')
  rmSync(join(copy.folder, 'pages/zebra.mdx'))
  copy.write(
    'pages/tapir.mdx',
    '---\ntitle: Hay\ndescription: What for.\n---\n\n# Buy a bucket\n\nAsk next door.\n',
  )
  statusBefore = git('status', '--porcelain', '--ignored')
  printed = review()
})

test('the report shows each uncommitted edit once, and no edit that changes no word', () => {
  expect(printed).toMatch(/^\d+ of \d+ pages read differently/)
  const items = readReport()
    .split(/\n(?:- |(?=## ))/)
    .slice(1)
  const reported = [
    '**Zebras know nothing of pensions.**',
    '**77**',
    '`facts.yaml: zebras`, removed',
    '/old-courses led to /about, now leads to /terms',
    '/donate is found by: **zebra gifts,**',
    'is found by: **zebra bite,**',
    '/okapi\n',
    '/zebra\n',
    '/tapir\n',
  ]
  expect(reported.map((words) => items.filter((item) => item.includes(words)).length)).toEqual(
    reported.map(() => 1),
  )
  expect(
    items.filter((item) => !item.startsWith('##') && !reported.some((words) => item.includes(words))),
  ).toEqual([])
})

test('the report is one accessible file, with pictures of each changed page on a phone and on a desktop', async () => {
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserArguments})
  const page = await (await browser.newContext()).newPage()
  await page.goto(`file://${join(out, 'review.html')}`)
  const pictures = await page
    .getByRole('img')
    .evaluateAll((all) => all.map((each) => each.getAttribute('alt')))
  expect(pictures).toEqual(
    expect.arrayContaining(
      ['Before, 390', 'After, 390', 'Before, 1280', 'After, 1280'].map(
        (when) => `/about: ${when} pixels wide`,
      ),
    ),
  )
  expect(await page.getByRole('insertion').allTextContents()).toContain('Zebras know nothing of pensions.')
  expect(await findViolations(page)).toEqual([])
  await browser.close()
})

// S14.61
test('each changed page is beside the report with its changes marked, which keys and buttons lead to', async () => {
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserArguments})
  const page = await browser.newPage()
  await page.goto(`file://${join(out, 'review.html')}`)
  await page
    .getByRole('listitem')
    .filter({hasText: 'Zebras know nothing'})
    .getByRole('link', {name: /^\/about, change/})
    .click()
  const added = page.getByRole('insertion').first()
  const textOfAll = () => page.getByRole('insertion').allTextContents()
  await expect.poll(async () => (await textOfAll()).join('')).toBe('added: Zebras know nothing of pensions.')
  expect(await added.evaluate((each) => document.activeElement === each)).toBe(true)
  const [bar, mark] = [
    await page.getByRole('region', {name: 'Review'}).boundingBox(),
    await added.boundingBox(),
  ]
  expect((mark?.y ?? 0) + (mark?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  await page.getByRole('radio', {name: 'Before'}).check()
  expect(await added.isVisible()).toBe(false)
  await page.getByRole('radio', {name: 'After'}).check()
  expect(await added.isVisible()).toBe(true)
  await page.getByRole('radio', {name: 'Both'}).check()
  expect(await findViolations(page)).toEqual([])

  await page.goto(`file://${join(out, 'marked/programs.html')}`)
  const removed = page.getByRole('deletion').first()
  await page.keyboard.press('Alt+ArrowDown')
  expect(await removed.evaluate((each) => document.activeElement === each)).toBe(true)
  expect(await page.getByRole('region', {name: 'Review'}).getByRole('status').textContent()).toMatch(
    /^Change 1 of \d+$/,
  )
  expect(await removed.textContent()).toMatch(/^removed: \d+ $/)
  expect([await textOfAll(), await page.getByRole('deletion').count()]).toEqual([
    ['added: 77 (end of change) '],
    1,
  ])
  await browser.close()
})

test('a review leaves the project as it was, and no temporary files', () => {
  expect(git('status', '--porcelain', '--ignored')).toBe(statusBefore)
  expect(readdirSync(temporary).filter((name) => name.startsWith('review-'))).toEqual([])
})

test('for a state that does not build, the report gives the reason and compares the files', () => {
  edit('content/cohorts.yaml', /spots: \d+/, 'spots: twelve')
  edit('pages/about.mdx', /^# .*$/m, '# Quite another heading')
  const reason = /The new state does not build: content\/cohorts\.yaml, line \d+ .*spots/
  expect(review('HEAD', '--no-pictures')).toMatch(reason)
  expect(readReport()).toMatch(/## \/about\n[\s\S]*\*\*.*Quite another heading\*\*/)
})

test('a base that does not exist is refused, and named in the message', () => {
  expect(() => resolveCommit(copy.folder, 'no-such-branch')).toThrow(
    '“no-such-branch” is not a branch, tag or commit of this repository.',
  )
})

test('a review that is interrupted leaves no temporary files', async () => {
  edit('content/cohorts.yaml', 'spots: twelve', 'spots: 12')
  const child = spawn(process.execPath, [...command, '--no-pictures'], surroundings)
  const ended = new Promise((done) => child.on('close', done))
  const scratch = () => readdirSync(temporary).find((name) => name.startsWith('review-')) ?? ''
  const isBuilding = () =>
    readdirSync(join(temporary, scratch())).some((name) =>
      existsSync(join(temporary, scratch(), name, 'node_modules')),
    )
  await expect.poll(isBuilding, {timeout: 60_000}).toBe(true)
  child.kill('SIGINT')
  expect(await ended).toBe(130)
  expect(scratch()).toBe('')
})
