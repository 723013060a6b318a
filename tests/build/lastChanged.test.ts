import {spawnSync} from 'node:child_process'
import {mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {lastChangedDays} from '../../src/build/lastChanged.ts'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'history-')))
afterAll(() => rmSync(folder, {recursive: true}))

const project = join(folder, 'project')

function git(cwd: string, words: string[], day = '2025-01-18') {
  const at = `${day}T12:00:00+00:00`
  const by = ['-c', 'user.name=Sam', '-c', 'user.email=sam@example.org', '-c', 'protocol.file.allow=always']
  const {status, stderr} = spawnSync('git', [...by, ...words], {
    cwd,
    encoding: 'utf8',
    env: {...process.env, GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at},
  })
  expect(status, stderr).toBe(0)
}

function commit(day: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(project, name), text)
  git(project, ['add', '.'])
  git(project, ['commit', '-q', '-m', 'Change words'], day)
}

beforeAll(() => {
  for (const name of ['pages', 'content']) mkdirSync(join(project, name), {recursive: true})
  git(project, ['init', '-q'])
  commit('2025-01-18', {'pages/about.mdx': 'one', 'pages/terms.mdx': 'one', 'content/café.yaml': 'one'})
  commit('2025-02-20', {'pages/about.mdx': 'two', 'README.md': 'one'})
})

// S13.8
test('each file has the day of the last commit that changed it', async () => {
  expect(Object.fromEntries(await lastChangedDays(project))).toEqual({
    'pages/about.mdx': '2025-02-20',
    'pages/terms.mdx': '2025-01-18',
    'content/café.yaml': '2025-01-18',
  })
})

test('of a file that has changed since, nothing is known', async () => {
  writeFileSync(join(project, 'pages/about.mdx'), 'three')
  expect([...(await lastChangedDays(project)).keys()].sort()).toEqual(['content/café.yaml', 'pages/terms.mdx'])
  git(project, ['checkout', '-q', '.'])
})

test('a piece of the history and none at all tell nothing, so that no file seems to be of the day of its copy', async () => {
  const shallow = join(folder, 'shallow')
  git(folder, ['clone', '-q', '--depth', '1', `file://${project}`, shallow])
  expect(await lastChangedDays(shallow)).toEqual(new Map())
  expect(await lastChangedDays(folder)).toEqual(new Map())
})
