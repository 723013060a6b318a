import {execFileSync} from 'node:child_process'
import {mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {findMergeBase, missingHistoryReason} from '../../src/site/git.ts'

let root: string
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'history-')))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, {recursive: true, force: true})
})

const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Nadia', '-c', 'user.email=nadia@example.org', ...words], {
    cwd: root,
    encoding: 'utf8',
  }).trim()
const begin = () => git('init', '--quiet', '--initial-branch=main')
/** Commits something, and says which commit that is. */
const commit = (words: string) => {
  git('commit', '--quiet', '--allow-empty', '-m', words)
  return git('rev-parse', 'HEAD')
}

// S14.10
test('work starts at the newest commit that it has in common with main here or elsewhere', () => {
  begin()
  commit('Begin')
  git('checkout', '--quiet', '-b', 'work')
  const others = commit('What others did, and was fetched')
  git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  commit('What we did')
  expect(findMergeBase(root)).toEqual({commit: others})
})

test('work starts at a local main that is ahead of the one elsewhere', () => {
  begin()
  commit('Begin')
  git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  const merged = commit('What others did')
  git('checkout', '--quiet', '-b', 'work')
  commit('What we did')
  expect(findMergeBase(root)).toEqual({commit: merged})
})

test('without a main branch it says which base to name', () => {
  git('init', '--quiet', '--initial-branch=trunk')
  commit('Begin')
  expect(findMergeBase(root).reason).toContain('There is no branch called main')
})

test('of a shallow clone it says how to get the rest of the history', () => {
  begin()
  commit('Begin')
  commit('Go on')
  const clone = `${root}-clone`
  execFileSync('git', ['clone', '--quiet', '--depth=1', '--branch=main', `file://${root}`, clone])
  execFileSync('git', ['checkout', '--quiet', '-b', 'work'], {cwd: clone})
  execFileSync('git', ['branch', '--quiet', '-D', 'main'], {cwd: clone})
  execFileSync('git', ['update-ref', '-d', 'refs/remotes/origin/main'], {cwd: clone})
  const {reason} = findMergeBase(clone)
  rmSync(clone, {recursive: true})
  expect(reason).toContain('git fetch --unshallow')
})

test('of a folder that is no clone it says that it has no history', () => {
  expect(missingHistoryReason(root)).toContain('no history')
})

test('of a folder without a commit it says that nothing is committed', () => {
  begin()
  writeFileSync(join(root, 'page.mdx'), 'A page.\n')
  expect(missingHistoryReason(root)).toContain('Nothing is committed')
})
