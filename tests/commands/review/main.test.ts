import {spawn, spawnSync} from 'node:child_process'
import {existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest'
import {copyProject, type ProjectCopy} from '../../../src/commands/copyProject.ts'
import {git, mergeBase} from '../../../src/commands/review/git.ts'

/** A project of its own, with a repository of its own, and a folder in which its reviews work. */
let copy: ProjectCopy
let project = ''
let temporary = ''

beforeAll(() => {
  copy = copyProject()
  project = copy.folder
  temporary = realpathSync(mkdtempSync(join(tmpdir(), 'states-')))
  git(project, 'init', '--quiet', '--initial-branch=main')
  git(project, 'add', '--all')
  commit('The state before')
})

beforeEach(() => {
  git(project, 'checkout', '--quiet', '.')
})

afterAll(() => {
  copy.remove()
  rmSync(temporary, {recursive: true, force: true})
})

function commit(message: string) {
  git(project, '-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '--quiet', '-am', message)
}

function review(...words: string[]) {
  return reviewIn({}, ...words)
}

function reviewIn(environment: Record<string, string>, ...words: string[]) {
  return spawnSync(process.execPath, ['src/commands/run.mjs', 'review', ...words], {
    cwd: project,
    env: {...process.env, NODE_ENV: '', TMPDIR: temporary, TEMP: temporary, TMP: temporary, ...environment},
    encoding: 'utf8',
  })
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
  edit('pages/about.mdx', /^# .*$/m, '# All of us')
  const before = git(project, 'status', '--porcelain', '--ignored')
  const run = review(
    '--no-pictures',
    '--json',
    join(temporary, 'review.json'),
    '--html',
    join(temporary, 'review.html'),
  )
  expect(run.status, run.stderr).toBe(0)
  const {pages} = JSON.parse(readFileSync(join(temporary, 'review.json'), 'utf8'))
  expect(pages.map(({page}: {page: string}) => page)).toEqual(['/about'])
  expect(git(project, 'status', '--porcelain', '--ignored')).toBe(before)
  expect(left()).toEqual([1, []])
})

test('builds a base once, however often it is compared with', () => {
  const builds = join(temporary, 'builds')
  const report = join(temporary, 'report.mjs')
  writeFileSync(
    report,
    `import {appendFileSync} from 'node:fs'
    if (process.argv[2] === 'build') appendFileSync(${JSON.stringify(builds)}, process.cwd() + '\\n')`,
  )
  edit('pages/about.mdx', /^## .*$/m, '$&\n\nOne sentence more.')
  commit('A base that nobody compared with yet')
  const verdicts = ['Two', 'Three'].map((count) => {
    edit('pages/about.mdx', /One sentence more|Two more/, `${count} more`)
    const html = join(temporary, 'review.html')
    const {status, stdout, stderr} = reviewIn(
      {NODE_OPTIONS: `--import ${pathToFileURL(report)}`},
      'HEAD',
      '--no-pictures',
      '--html',
      html,
    )
    expect(status, stderr).toBe(0)
    expect(readFileSync(html, 'utf8')).toContain(`<ins>${count}</ins>`)
    return stdout
  })
  expect(verdicts[0]).toContain('1 page reads differently')
  expect(verdicts[1]).toBe(verdicts[0])
  const built = readFileSync(builds, 'utf8').split('\n').filter(Boolean)
  expect(built.map((folder) => folder.split(/[/\\]/).at(-1)).sort()).toEqual(['base', 'head', 'head'])
})

test('says of no file that it changed no word when the page that it speaks on changed too', () => {
  edit('components/CohortCard.tsx', '{cohort.title}</h3>', '{cohort.title.toUpperCase()}</h3>')
  edit('components/Actions.tsx', /^/, '// A note.\n')
  edit('pages/programs.mdx', /^## .*$/m, '$&\n\nOne sentence more.')
  const json = join(temporary, 'review.json')
  const run = review('HEAD', '--no-pictures', '--json', json, '--html', join(temporary, 'review.html'))
  expect(run.status, run.stderr).toBe(0)
  expect(JSON.parse(readFileSync(json, 'utf8')).quietFiles).toEqual(['components/Actions.tsx'])
})

test('tells the mistake of a page that does not build', () => {
  edit('pages/about.mdx', /^## .*$/m, '$&\n\nWe <3 volunteers.')
  const run = review('HEAD', '--no-pictures', '--html', join(temporary, 'review.html'))
  expect(run.stdout).toMatch(
    /The new state does not build: pages\/about\.mdx, line \d+: <3 looks like the start of a tag, because of the <\. Write: ❤ or \\<3\n/,
  )
})

test('says that there is no history to compare with', () => {
  expect(() => mergeBase(temporary)).toThrow('This folder has no history to compare with.')
})

test('tells what the check says of the new state and did not say before', () => {
  edit('pages/about.mdx', /^## .*$/m, '$&\n\n[Click here](/programs) and ask.')
  const json = join(temporary, 'review.json')
  const run = review('--no-pictures', '--json', json, '--html', join(temporary, 'review.html'))
  expect(run.status, run.stderr).toBe(0)
  const {problems} = JSON.parse(readFileSync(json, 'utf8'))
  expect(problems).toEqual([
    expect.stringMatching(/^pages\/about\.mdx, line \d+: “Click here” does not say where the link leads\. Name /),
  ])
})

test('tells in plain words that a state does not build, and compares the files', () => {
  edit('content/cohorts.yaml', /spots: \d+/, 'spots: twelve')
  edit('pages/about.mdx', /^# .*$/m, '# Quite another heading')
  const run = review('HEAD', '--no-pictures', '--html', join(temporary, 'review.html'))
  expect(run.status, run.stderr).toBe(0)
  expect(run.stdout).toContain('The new state does not build: content/cohorts.yaml, line ')
  expect(run.stdout).toMatch(/^1 page reads differently, 1 fact changed/)
  expect(left()).toEqual([1, []])
})

test('names a base that does not exist', () => {
  const run = review('no-such-branch')
  expect(run.status).toBe(1)
  expect(run.stderr).toContain('“no-such-branch” is not a branch, tag or commit of this repository.')
  expect(left()).toEqual([1, []])
})

test('leaves nothing behind when it is interrupted', async () => {
  const env = {...process.env, NODE_ENV: '', TMPDIR: temporary, TEMP: temporary, TMP: temporary}
  const child = spawn(process.execPath, ['src/commands/run.mjs', 'review', 'HEAD', '--no-pictures'], {
    cwd: project,
    env,
  })
  const ended = new Promise((resolve) => child.on('close', resolve))
  // The new state is laid out last; then both are built.
  const laidOut = () => left()[1].some((name) => existsSync(join(temporary, name, 'head/node_modules')))
  await expect.poll(laidOut, {timeout: 60_000}).toBe(true)
  child.kill('SIGINT')
  expect(await ended).toBe(130)
  expect(left()).toEqual([1, []])
})
