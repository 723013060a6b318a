import {spawn} from 'node:child_process'
import {rmSync} from 'node:fs'
import {join} from 'node:path'
import {afterAll, expect, test} from 'vitest'
import {copyProject} from '../../src/commands/copyProject.ts'

const project = copyProject()
afterAll(() => project.remove())

const script = 'src/commands/run.mjs'
const check = (...options: string[]) => project.run(script, ['check', ...options])

test('measures what is upcoming by the day it is given, and advises on a word that no dictionary knows', () => {
  // On a page of its own: of one with a hundred such words, the spelling checker tells no more.
  const page = 'pages/words.mdx'
  project.write(page, '---\ntitle: Words\ndescription: A page of the tests.\n---\n\n# Words\n\nWe teech it.\n')
  const {status, stdout} = check('--today', '2000-01-01', '--words')
  rmSync(join(project.folder, page))
  expect(stdout).not.toContain('[site.past]')
  expect(stdout).toContain('“teech” is not in the dictionary.')
  expect(status).toBe(0)
})

test('names the options that there are when it is asked for another', () => {
  const {status, stderr} = check('--lauch')
  expect(stderr).toContain('npm run check -- [options]')
  expect(stderr).not.toContain('    at ')
  expect(status).toBe(1)
})

test('refuses an option that npm took for its own, for want of a --', () => {
  const taken = {npm_lifecycle_event: 'check', npm_config_words: 'true'}
  const {status, stderr} = project.run(script, ['check'], taken)
  expect(stderr).toContain('npm took --words for itself. Write -- in front of it: npm run check -- --words')
  expect(status).toBe(1)
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

test('reports where the list of our own words is damaged, that the home page is missing, and all else that it finds', () => {
  project.write('.cspell.json', project.read('.cspell.json').replace(/",(?=\s+"[^"]+"\s*\])/, '"'))
  project.write('pages/about.mdx', `${project.read('pages/about.mdx')}\nThe charityâ€™s rooms.\n`)
  rmSync(join(project.folder, 'pages/index.mdx'))
  const {status, stdout, stderr} = check('--today', '2000-01-01', '--words')
  expect(stderr).toBe('')
  expect(stdout).toMatch(/^\.cspell\.json, line [2-9]\d* {2}\[language\.no-dictionary\]/m)
  expect(stdout).toContain('pages/index.mdx, line 1  [files.lost-page]')
  expect(stdout).toContain('[syntax.mojibake]')
  expect(status).toBe(1)
})
