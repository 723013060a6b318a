import {execFileSync, spawn} from 'node:child_process'
import {readFileSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {copyProject, type ProjectCopy} from '../../src/commands/copyProject.ts'

let project: ProjectCopy

beforeAll(() => {
  project = copyProject()
})

afterAll(() => project.remove())

const script = 'src/commands/run.mjs'
const check = (...options: string[]) => project.run(script, ['check', ...options])

test('measures what is upcoming by the day it is given', () => {
  const {status, stdout} = check('--today', '2000-01-01')
  expect(stdout).not.toContain('[site.past]')
  expect(status).toBe(0)
})

test('names the options that there are when it is asked for another', () => {
  for (const options of [['--lauch'], ['pages/about.mdx'], ['--today', 'tomorrow']]) {
    const {status, stderr} = check(...options)
    expect(stderr).toContain('npm run check -- [options]')
    expect(stderr).not.toContain('    at ')
    expect(status).toBe(1)
  }
})

test('refuses an option that npm took for its own, for want of a --', () => {
  const taken = {npm_lifecycle_event: 'check', npm_config_words: 'true'}
  const {status, stderr} = project.run(script, ['check'], taken)
  expect(stderr).toContain('npm took --words for itself. Write -- in front of it: npm run check -- --words')
  expect(status).toBe(1)
})

test('reports where the list of our own words is damaged, and all else that it finds', () => {
  const path = join(project.folder, '.cspell.json')
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.replace(/",(?=\s+"[^"]+"\s*\])/, '"'))
  const home = join(project.folder, 'pages/index.mdx')
  const words = readFileSync(home, 'utf8')
  writeFileSync(home, `${words}\nThe charityâ€™s rooms.\n`)
  const {status, stdout, stderr} = check('--today', '2000-01-01', '--words')
  writeFileSync(home, words)
  writeFileSync(path, text)
  expect(stderr).toBe('')
  expect(stdout).toMatch(/^\.cspell\.json, line [2-9]\d* {2}\[language\.no-dictionary\]/m)
  expect(stdout).toContain('[syntax.mojibake]')
  expect(status).toBe(1)
})

test('advises on a word that no dictionary knows', () => {
  // On a page of its own: of one with a hundred such words, the spelling checker tells no more.
  const path = join(project.folder, 'pages/words.mdx')
  writeFileSync(path, '---\ntitle: Words\ndescription: A page of the tests.\n---\n\n# Words\n\nWe teech it.\n')
  const {status, stdout} = check('--today', '2000-01-01', '--words')
  rmSync(path)
  expect(stdout).toContain('“teech” is not in the dictionary.')
  expect(status).toBe(0)
})

test('says nothing of a new word that no dictionary knows when nobody asks for --words', () => {
  const path = join(project.folder, 'pages/words.mdx')
  const git = (...words: string[]) => execFileSync('git', words, {cwd: project.folder, stdio: 'ignore'})
  const page = '---\ntitle: Words\ndescription: A page of the tests.\n---\n\n# Words\n\nWe meet.\n'
  writeFileSync(path, page)
  git('init')
  git('add', 'pages', 'content')
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '--quiet', '-m', 'All')
  writeFileSync(path, `${page}Our chai is strong.\nThrow a pardner.\n`)
  const {stdout} = check('--today', '2000-01-01')
  rmSync(path)
  rmSync(join(project.folder, '.git'), {recursive: true})
  expect(stdout).not.toMatch(/chai|pardner/)
})

test('ends in silence when nobody reads on', async () => {
  const child = spawn(process.execPath, [script, 'check', '--launch'], {
    cwd: project.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.destroy()
  let said = ''
  child.stderr.on('data', (data) => {
    said += data
  })
  await new Promise((done) => child.on('close', done))
  expect(said).toBe('')
})

test('says that the home page is missing', () => {
  rmSync(join(project.folder, 'pages/index.mdx'))
  const {status, stdout, stderr} = check('--today', '2000-01-01')
  expect(stderr).toBe('')
  expect(stdout).toContain('pages/index.mdx, line 1  [files.lost-page]')
  expect(status).toBe(1)
})
