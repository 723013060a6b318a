import {execFileSync} from 'node:child_process'
import {cpSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {beforeEach, expect, test} from 'vitest'
import {lastChangedDays, lastCommitDay} from '../../src/build/lastChanged.ts'
import {findMergeBase, missingHistoryReason, runGit, runGitAsync} from '../../src/site/git.ts'

let folder: string
let root: string

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'history-')))
  root = join(folder, 'project')
  mkdirSync(root)
})

function gitIn(cwd: string, words: string[], day = '2025-01-18'): string {
  const date = `${day}T12:00:00+00:00`
  const identity = ['-c', 'user.name=Nadia', '-c', 'user.email=nadia@example.org']
  const env = {...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date}
  return execFileSync('git', [...identity, ...words], {cwd, encoding: 'utf8', env}).trim()
}
const git = (...words: string[]) => gitIn(root, words)
const init = (branch = 'main') => git('init', '--quiet', `--initial-branch=${branch}`)

/** Writes and commits files, and returns the commit. */
function commit(files: Record<string, string> = {}, day?: string): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), {recursive: true})
    writeFileSync(join(root, name), text)
  }
  git('add', '.')
  gitIn(root, ['commit', '--quiet', '--allow-empty', '-m', 'Change words'], day)
  return git('rev-parse', 'HEAD')
}

/** Clones only the newest commit. */
function shallowClone(): string {
  const clone = join(folder, 'clone')
  gitIn(folder, ['clone', '--quiet', '--depth=1', `file://${root}`, clone])
  return clone
}

test('git ignores the packages and the built site, also if they are links to another disk', () => {
  init()
  cpSync('.gitignore', join(root, '.gitignore'))
  for (const name of ['node_modules', 'dist']) {
    mkdirSync(join(folder, name))
    symlinkSync(join(folder, name), join(root, name), 'junction')
  }
  expect(git('status', '--porcelain')).toBe('?? .gitignore')
})

// S14.10
test('a branch starts at the newest commit that it shares with main, local or remote', () => {
  init()
  commit()
  git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  const local = commit()
  git('checkout', '--quiet', '-b', 'work')
  const remote = commit()
  expect(findMergeBase(root)).toEqual({commit: local})
  git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  commit()
  expect(findMergeBase(root)).toEqual({commit: remote})
})

test('without a main branch the reason says so', () => {
  init('trunk')
  commit()
  expect(findMergeBase(root).reason).toContain('There is no branch called main')
})

test('in a shallow clone without main the reason says how to fetch the history', () => {
  init()
  commit()
  commit()
  const clone = shallowClone()
  gitIn(clone, ['checkout', '--quiet', '-b', 'work'])
  gitIn(clone, ['branch', '--quiet', '-D', 'main'])
  gitIn(clone, ['update-ref', '-d', 'refs/remotes/origin/main'])
  expect(findMergeBase(clone).reason).toContain('git fetch --unshallow')
})

test('without a repository or a commit the reason says which is missing', () => {
  expect(missingHistoryReason(root)).toContain('no history')
  init()
  expect(missingHistoryReason(root)).toContain('Nothing is committed')
})

// S13.8
test('a file was last changed on the day of its last commit; with uncommitted edits the day is unknown', async () => {
  init()
  commit({'pages/about.mdx': 'one', 'pages/terms.mdx': 'one', 'content/café.yaml': 'one'})
  commit({'pages/about.mdx': 'two', 'README.md': 'one'}, '2025-02-20')
  const days = {'pages/terms.mdx': '2025-01-18', 'content/café.yaml': '2025-01-18'}
  expect(Object.fromEntries(await lastChangedDays(root))).toEqual({...days, 'pages/about.mdx': '2025-02-20'})
  writeFileSync(join(root, 'pages/about.mdx'), 'three')
  expect(Object.fromEntries(await lastChangedDays(root))).toEqual(days)
})

test('in a shallow clone, the day of a file’s last change is unknown, but not that of the last commit', async () => {
  init()
  commit({'pages/about.mdx': 'one'})
  commit({'pages/about.mdx': 'two'})
  const clone = shallowClone()
  expect([await lastChangedDays(clone), await lastCommitDay(clone)]).toEqual([new Map(), '2025-01-18'])
  expect([await lastChangedDays(folder), await lastCommitDay(folder)]).toEqual([new Map(), undefined])
})

test('git says why it failed, with and without waiting, and a result that came before all input was read counts', async () => {
  const both = async (words: string[], options = {}) => [
    runGit(root, words, options),
    await runGitAsync(root, words, options),
  ]
  for (const result of await both(['no-command'])) {
    expect(result).toMatchObject({isOk: false, output: expect.stringContaining('no-command'), rawOutput: ''})
  }
  for (const result of await both(['--version'], {env: {PATH: folder}}))
    expect(result).toMatchObject({isOk: false, isNotInstalled: true})
  // More than fits into a pipe: git has ended before it is written.
  for (const result of await both(['--version'], {input: 'x'.repeat(1 << 22)}))
    expect(result).toMatchObject({isOk: true, errorOutput: ''})
})

test('git that does not end is stopped after the time limit', async () => {
  init()
  const hang = ['-c', 'alias.hang=!sleep 20', 'hang']
  for (const result of [runGit(root, hang, {timeout: 200}), await runGitAsync(root, hang, {timeout: 200})])
    expect(result).toMatchObject({isOk: false, output: 'There was no answer in time.'})
})
