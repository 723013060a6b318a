import {spawn, spawnSync} from 'node:child_process'
import {existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest'
import {copyProject, type ProjectCopy} from '../../../src/commands/copyProject.ts'
import {git, mergeBase} from '../../../src/commands/review/git.ts'
import type {Comparison} from '../../../src/commands/review/model.ts'

/** A project of its own, with a repository of its own, and a folder in which its reviews work. */
let copy: ProjectCopy
let project = ''
let temporary = ''
let json = ''
let html = ''

/** The review of two changes that are not committed, of a state that nobody compared with before. */
let first: ReturnType<typeof review>
let comparison: Comparison
let report = ''
let files: [before: string, after: string]

beforeAll(() => {
  copy = copyProject()
  project = copy.folder
  temporary = realpathSync(mkdtempSync(join(tmpdir(), 'states-')))
  json = join(temporary, 'review.json')
  html = join(temporary, 'review.html')
  git(project, 'init', '--quiet', '--initial-branch=main')
  commit('The state before')
  edit('pages/about.mdx', /^# .*$/m, '# All of us')
  edit('pages/about.mdx', /^## .*$/m, '$&\n\n[Click here](/programs) and ask.')
  const status = () => git(project, 'status', '--porcelain', '--ignored')
  const before = status()
  first = review('--json', json, '--html', html)
  comparison = JSON.parse(readFileSync(json, 'utf8'))
  report = readFileSync(html, 'utf8')
  files = [before, status()]
})

beforeEach(() => {
  git(project, 'checkout', '--quiet', '.')
})

afterAll(() => {
  copy.remove()
  rmSync(temporary, {recursive: true, force: true})
})

/** Where a review begins, and notes which folders it builds. */
function surroundings() {
  const report = join(temporary, 'report.mjs')
  writeFileSync(
    report,
    `import {appendFileSync} from 'node:fs'
    if (process.argv[2] === 'build') appendFileSync(${JSON.stringify(join(temporary, 'builds'))}, process.cwd() + '\\n')`,
  )
  return {
    cwd: project,
    env: {
      ...process.env,
      NODE_ENV: '',
      TMPDIR: temporary,
      TEMP: temporary,
      TMP: temporary,
      NODE_OPTIONS: `--import ${pathToFileURL(report)}`,
    },
  }
}

function review(...words: string[]) {
  return spawnSync(process.execPath, ['src/commands/run.mjs', 'review', ...words], {
    ...surroundings(),
    encoding: 'utf8',
  })
}

/** The folders that were built until now, by the names of their states. */
function built(): string[] {
  const folders = readFileSync(join(temporary, 'builds'), 'utf8').split('\n').filter(Boolean)
  return folders.map((folder) => folder.split(/[/\\]/).at(-1) ?? '')
}

function commit(message: string) {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org']
  git(project, 'add', '--all')
  git(project, ...who, 'commit', '--quiet', '-m', message)
}

function edit(file: string, from: string | RegExp, to: string) {
  const text = readFileSync(join(project, file), 'utf8')
  expect(text).toMatch(from)
  writeFileSync(join(project, file), text.replace(from, to))
}

function left(): [worktrees: number, folders: string[]] {
  return [
    git(project, 'worktree', 'list').split('\n').length,
    readdirSync(temporary).filter((name) => name.startsWith('review-')),
  ]
}

test('compares what is not committed yet, and leaves the project as it was', () => {
  expect(first.status, first.stderr).toBe(0)
  expect(first.stdout).toContain('1 page reads differently')
  expect(comparison.pages.map(({page}) => page)).toEqual(['/about'])
  expect(files[1]).toBe(files[0])
  expect(left()).toEqual([1, []])
})

test('shows pictures of the page that reads differently, and of no other', () => {
  const shown = [...report.matchAll(/<img alt="([^"]*)"/g)].map(([, alt]) => alt)
  expect(shown).toEqual(
    [390, 1280].flatMap((width) => ['before', 'after'].map((when) => `/about ${when}, ${width} pixels wide`)),
  )
})

test('tells what the check says of the new state and did not say before', () => {
  expect(comparison.problems).toEqual([expect.stringMatching(/^pages\/about\.mdx, line \d+: “Click here” /)])
})

test('builds a base once, however often it is compared with, and a state again only when it has changed', () => {
  const before = built().length
  const told = ['Two', 'Two', 'Three'].map((count) => {
    git(project, 'checkout', '--quiet', '.')
    edit('pages/about.mdx', /^## .*$/m, `$&\n\n${count} more.`)
    const {status, stdout, stderr} = review('HEAD', '--no-pictures', '--html', html)
    expect(status, stderr).toBe(0)
    expect(stdout).toContain('1 page reads differently')
    return /<ins>(\w+) more/.exec(readFileSync(html, 'utf8'))?.[1]
  })
  expect(told).toEqual(['Two', 'Two', 'Three'])
  expect(built().filter((state) => state === 'base')).toHaveLength(1)
  expect(built().slice(before)).toEqual(['head', 'head'])

  // What was reviewed is the same once it is committed.
  commit('The last of them')
  const run = review('HEAD~1', '--head', 'HEAD', '--no-pictures', '--html', html)
  git(project, 'reset', '--quiet', '--hard', 'HEAD~1')
  expect(run.stdout).toContain('1 page reads differently')
  expect(built().slice(before)).toEqual(['head', 'head'])
})

test('says of a file that it changed no word where it did not, whatever changed on its page beside it', () => {
  edit('components/CohortCard.tsx', '{cohort.title}</h3>', '{cohort.title.toUpperCase()}</h3>')
  edit('components/Actions.tsx', /^/, '// A note.\n')
  edit('pages/programs.mdx', /^## .*$/m, '$&\n\nOne sentence more.')
  // A page that lists others reads differently, for a reason that is not in its file.
  edit('pages/resources/budget.mdx', /^description: .*$/m, 'description: Quite another description')
  edit('pages/resources/index.mdx', /\n$/, '\n\n')
  const quiet = () => {
    const run = review('HEAD', '--no-pictures', '--json', json, '--html', html)
    expect(run.status, run.stderr).toBe(0)
    const told: Comparison = JSON.parse(readFileSync(json, 'utf8'))
    expect(told.pages.map(({page}) => page)).toContain('/resources')
    return told.quietFiles
  }
  expect(quiet()).toEqual(['components/Actions.tsx', 'pages/resources/index.mdx'])

  // What was proved by building is not built again.
  const before = built().length
  expect(quiet()).toEqual(['components/Actions.tsx', 'pages/resources/index.mdx'])
  expect(built().slice(before)).toEqual([])
})

test('reads a state anew of which a review was stopped while it kept what it read', () => {
  edit('pages/about.mdx', /^## .*$/m, '$&\n\nThree more.')
  expect(review('HEAD', '--no-pictures', '--html', html).status).toBe(0)
  const states = join(project, 'node_modules/.cache/twelvesides/states')
  const unfinished = readdirSync(states, {recursive: true, encoding: 'utf8'}).filter((name) =>
    /^[^/\\]+[/\\][^/\\]+\.json$/.test(name),
  )
  for (const name of unfinished.filter((each) => !each.endsWith('notes.json'))) writeFileSync(join(states, name), '{"')
  const run = review('HEAD', '--no-pictures', '--html', html)
  expect(run.status, run.stderr).toBe(0)
  expect(run.stdout).toContain('1 page reads differently')
})

test('tells the mistake of a page that does not build', () => {
  edit('pages/about.mdx', /^## .*$/m, '$&\n\nWe <3 volunteers.')
  const run = review('HEAD', '--no-pictures', '--html', html)
  expect(run.stdout).toMatch(
    /The new state does not build: pages\/about\.mdx, line \d+: .*<.* Write: We \\<3 volunteers\.\n/,
  )
})

test('says that there is no history to compare with', () => {
  expect(() => mergeBase(temporary)).toThrow('This folder has no history to compare with.')
})

test('tells in plain words that a state does not build, and compares the files', () => {
  edit('content/cohorts.yaml', /spots: \d+/, 'spots: twelve')
  edit('pages/about.mdx', /^# .*$/m, '# Quite another heading')
  const run = review('HEAD', '--html', html)
  expect(run.status, run.stderr).toBe(0)
  expect(run.stdout).toContain('The new state does not build: content/cohorts.yaml, line ')
  expect(run.stdout).toContain('There are no pictures: they are taken only where both states build.')
  expect(run.stdout).toMatch(/^By the files alone: 1 page reads differently, 1 fact changed/)
  expect(left()).toEqual([1, []])
})

test('names a base that does not exist', () => {
  const run = review('no-such-branch')
  expect(run.status).toBe(1)
  expect(run.stderr).toContain('“no-such-branch” is not a branch, tag or commit of this repository.')
  expect(left()).toEqual([1, []])
})

test('leaves nothing behind when it is interrupted', async () => {
  edit('pages/about.mdx', /^## .*$/m, '$&\n\nA state that was never built.')
  const child = spawn(process.execPath, ['src/commands/run.mjs', 'review', 'HEAD', '--no-pictures'], surroundings())
  const ended = new Promise((resolve) => child.on('close', resolve))
  // The new state is laid out last; then both are built.
  const laidOut = () => left()[1].some((name) => existsSync(join(temporary, name, 'head/node_modules')))
  await expect.poll(laidOut, {timeout: 60_000}).toBe(true)
  child.kill('SIGINT')
  expect(await ended).toBe(130)
  expect(left()).toEqual([1, []])
})
