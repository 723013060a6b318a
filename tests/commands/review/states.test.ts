import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import {tmpdir} from 'node:os'
import {delimiter, join} from 'node:path'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {changedFiles, git} from '../../../src/commands/review/git.ts'
import {States} from '../../../src/commands/review/states.ts'

let root: string
let states: States
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'plain-')))
  git(root, 'init', '--quiet', '--initial-branch=main')
  write('.gitignore', 'node_modules/\n')
  write('pages/index.mdx', 'Welcome.\n')
  mkdirSync(join(root, 'node_modules'))
  commit()
  states = new States(root)
})
afterEach(() => {
  vi.unstubAllEnvs()
  states.remove()
  rmSync(root, {recursive: true, force: true})
})

function write(file: string, text: string) {
  mkdirSync(join(root, file, '..'), {recursive: true})
  writeFileSync(join(root, file), text)
}

function commit(folder = root) {
  const who = ['-c', 'user.name=Nadia', '-c', 'user.email=nadia@example.org']
  git(folder, 'add', '--all')
  git(folder, ...who, 'commit', '--quiet', '--allow-empty', '-m', 'All')
}

/** The files of a state, but for what is made in it. */
async function filesOf(state: {layOut: () => Promise<{folder: string}>}) {
  const {folder} = await state.layOut()
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => !name.startsWith('node_modules') && name.includes('.'))
    .sort()
}

const plain = ['.gitignore', join('pages', 'index.mdx')]

const brought: Record<string, () => void> = {
  'a linked worktree': () => git(root, 'worktree', 'add', '--quiet', '-b', 'other', 'other'),
  'a repository of its own': () => {
    write('nested/pages/about.mdx', 'About.\n')
    git(join(root, 'nested'), 'init', '--quiet')
    commit(join(root, 'nested'))
  },
  'a link to nowhere': () => symlinkSync('nothing', join(root, 'pages/gone.mdx')),
  'packages that are a link': () => {
    rmSync(join(root, 'node_modules'), {recursive: true})
    mkdirSync(`${root}-packages`)
    symlinkSync(`${root}-packages`, join(root, 'node_modules'))
  },
}

test.each(Object.keys(brought))('a review leaves out %s', async (name) => {
  brought[name]?.()
  expect(await filesOf(states.ofWork('head'))).toEqual(plain)
  expect(changedFiles(root, 'HEAD').filter((file) => file.endsWith('/'))).toEqual([])
  rmSync(`${root}-packages`, {recursive: true, force: true})
})

test.each(['a repository of its own', 'a link to nowhere'])(
  'a review leaves out %s that is committed',
  async (name) => {
    brought[name]?.()
    commit()
    expect(await filesOf(states.ofCommit('HEAD', 'base'))).toEqual(plain)
    expect(await filesOf(states.ofWork('head'))).toEqual(plain)
  },
)

test('a file that is deleted is no part of the work', async () => {
  rmSync(join(root, 'pages/index.mdx'))
  expect(await filesOf(states.ofWork('head'))).toEqual(['.gitignore'])
})

test('packages of another branch are installed without running their scripts', async () => {
  const programs = `${root}-programs`
  mkdirSync(programs)
  writeFileSync(join(programs, 'npm'), '#!/bin/sh\necho "$@" > npm-was-asked\n')
  chmodSync(join(programs, 'npm'), 0o755)
  vi.stubEnv('PATH', `${programs}${delimiter}${process.env.PATH}`)
  write('package-lock.json', '{}')
  commit()
  write('package-lock.json', '{"other": true}')
  const {folder} = await states.ofCommit('HEAD', 'base').layOut()
  expect(readFileSync(join(folder, 'npm-was-asked'), 'utf8')).toContain('--ignore-scripts')
  rmSync(programs, {recursive: true})
})
