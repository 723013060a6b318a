import {spawn} from 'node:child_process'
import {rmSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {text} from 'node:stream/consumers'
import {afterAll, afterEach, expect, test, vi} from 'vitest'
import {main} from '../../src/commands/check/main.ts'
import {copyProject} from '../../src/commands/copyProject.ts'
import {runCommand} from './runCommand.ts'

const project = copyProject()
afterAll(() => project.remove())
afterEach(() => vi.unstubAllEnvs())

const check = (...options: string[]) => runCommand(main, project.folder, options)

test('an unknown option is refused with a list of all options', async () => {
  const {status, output} = await check('--lauch')
  expect(output).toContain('npm run check -- [options]')
  expect(output).not.toContain('    at ')
  expect(status).toBe(1)
})

test('an option that npm took for itself is refused, with the -- that was missing', async () => {
  vi.stubEnv('npm_lifecycle_event', 'check')
  vi.stubEnv('npm_config_words', 'true')
  const {status, output} = await check()
  expect(output).toContain('npm took --words for itself. Write -- in front of it: npm run check -- --words')
  expect(status).toBe(1)
})

test('the command prints no error when the reader of its output has stopped, as in `npm run check | head`', async () => {
  const command = [resolve('src/commands/run.mjs'), 'check', '--launch']
  const child = spawn(process.execPath, command, {cwd: 'tests/check/site'})
  child.stdout.destroy()
  expect(await text(child.stderr)).toBe('')
})

test('with --words an unknown word is advice, and with --today no date after that day is over', async () => {
  // The spelling checker reports at most a hundred words of a file, so the word needs a page of its own.
  project.write('pages/words.mdx', '---\ntitle: Words\ndescription: A page.\n---\n\n# Words\n\nWe teech it.\n')
  const {status, output} = await check('--today', '2000-01-01', '--words')
  expect(output).not.toContain('[site.past]')
  expect(output).toContain('“teech” is not in the dictionary.')
  expect(status).toBe(0)
})

test('a damaged list of our own words is reported at its line, beside all other mistakes', async () => {
  project.write('.cspell.json', project.read('.cspell.json').replace(/",(?=\s+"[^"]+"\s*\])/, '"'))
  project.write('pages/about.mdx', `${project.read('pages/about.mdx')}\nThe charityâ€™s rooms.\n`)
  rmSync(join(project.folder, 'pages/index.mdx'))
  const {status, output} = await check('--words')
  expect(output).toMatch(/^\.cspell\.json, line [2-9]\d* {2}\[language\.no-dictionary\]/m)
  expect(output).toContain('pages/index.mdx, line 1  [files.lost-page]')
  expect(output).toContain('[syntax.mojibake]')
  expect(status).toBe(1)
})
