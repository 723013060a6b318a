import {spawn, spawnSync} from 'node:child_process'
import {cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
import {afterAll, beforeAll, expect, test} from 'vitest'

const root = resolve(import.meta.dirname, '../..')
let project = ''

beforeAll(() => {
  project = realpathSync(mkdtempSync(join(tmpdir(), 'check-')))
  for (const name of ['components', 'content', 'pages', 'public', 'src', 'package.json'])
    cpSync(join(root, name), join(project, name), {recursive: true})
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'junction')
}, 60_000)

afterAll(() => rmSync(project, {recursive: true, force: true}))

const command = ['src/commands/run.mjs', 'check']

function check(...options: string[]) {
  return spawnSync(process.execPath, [...command, ...options], {cwd: project, encoding: 'utf8'})
}

test('measures what is upcoming by the day it is given', () => {
  const {status, stdout} = check('--today', '2000-01-01')
  expect(stdout).not.toContain('is still shown as upcoming')
  expect(status).toBe(0)
}, 60_000)

test('names the options that there are when it is asked for another', () => {
  for (const options of [['--lauch'], ['pages/about.mdx'], ['--today', 'tomorrow']]) {
    const {status, stderr} = check(...options)
    expect(stderr).toContain('npm run check -- [options]')
    expect(stderr).not.toContain('    at ')
    expect(status).toBe(1)
  }
}, 60_000)

test('ends in silence when nobody reads on', async () => {
  const child = spawn(process.execPath, [...command, '--launch'], {cwd: project, stdio: ['ignore', 'pipe', 'pipe']})
  child.stdout.destroy()
  let said = ''
  child.stderr.on('data', (data) => {
    said += data
  })
  await new Promise((done) => child.on('close', done))
  expect(said).toBe('')
}, 60_000)

test('says that the home page is missing', () => {
  rmSync(join(project, 'pages/index.mdx'))
  const {status, stdout, stderr} = check('--today', '2000-01-01')
  expect(stderr).toBe('')
  expect(stdout).toContain('pages/index.mdx, line 1\n  There is no home page.')
  expect(status).toBe(1)
}, 60_000)
