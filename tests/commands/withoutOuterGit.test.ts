import {execFileSync, spawnSync} from 'node:child_process'
import {mkdtempSync, readdirSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
import {expect, test} from 'vitest'
import {readImports} from '../readImports.ts'

const root = resolve(import.meta.dirname, '../..')

test('tests that a git hook runs commit nothing to the repository of the hook', () => {
  const decoy = mkdtempSync(join(tmpdir(), 'decoy-'))
  const git = (...words: string[]) => execFileSync('git', words, {cwd: decoy, encoding: 'utf8'})
  git('init', '--quiet')
  const before = [git('rev-list', '--all', '--count'), git('config', '--list', '--local')]
  const hook = {GIT_DIR: join(decoy, '.git'), GIT_WORK_TREE: decoy, GIT_INDEX_FILE: join(decoy, '.git/index')}
  // These tests commit, and set who does.
  const tests = ['tests/build/lastChanged.test.ts', 'tests/check/git.test.ts']
  const ran = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...tests], {
    cwd: root,
    encoding: 'utf8',
    env: {...process.env, ...hook},
  })
  expect(ran.status, ran.stdout + ran.stderr).toBe(0)
  expect([git('rev-list', '--all', '--count'), git('config', '--list', '--local')]).toEqual(before)
  rmSync(decoy, {recursive: true})
})

const configs = readdirSync(join(root, 'tests'), {recursive: true, encoding: 'utf8'}).filter((name) =>
  name.endsWith('playwright.config.ts'),
)

test.each(configs)('the browser tests of %s forget the repository of a git hook', (name) => {
  const imports = readImports(root, join('tests', name)).map(({target}) => target)
  expect(imports).toContain('src/commands/withoutOuterGit.ts')
})
