import {spawn} from 'node:child_process'
import {appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
import {text} from 'node:stream/consumers'
import {afterEach, expect, test, vi} from 'vitest'
import {main} from '../../src/commands/check/main.ts'
import {linkPackages} from '../../src/commands/linkPackages.ts'
import {runCommand} from './runCommand.ts'

/** A copy of tests/check/site, with this project’s own list of correct words for the spelling checker. */
const folder = mkdtempSync(join(tmpdir(), 'check-'))
const path = (file: string) => join(folder, file)
cpSync('tests/check/site', folder, {recursive: true})
cpSync('.cspell.json', path('.cspell.json'))
linkPackages(resolve('.'), folder)
afterEach(() => vi.unstubAllEnvs())

const check = (...options: string[]) => runCommand(main, folder, options)

test('an unknown option is refused with a list of all options', async () => {
  const {status, output} = await check('--lauch')
  expect(output).toContain('npm run check -- [options]')
  expect(output).not.toContain('    at ')
  expect(status).toBe(1)
})

test('an option that npm took for itself is refused, and the message adds the missing --', async () => {
  vi.stubEnv('npm_lifecycle_event', 'check')
  vi.stubEnv('npm_config_words', 'true')
  const {status, output} = await check()
  expect(output).toContain('npm took --words for itself. Write -- in front of it: npm run check -- --words')
  expect(status).toBe(1)
})

test('the command prints no error when the reader of its output has stopped, as in `npm run check | head`', async () => {
  const command = [resolve('src/commands/run.mjs'), 'check', '--launch']
  const child = spawn(process.execPath, command, {cwd: folder})
  child.stdout.destroy()
  expect(await text(child.stderr)).toBe('')
})

test('with --words an unknown word is advice, and with --today a date before that day is over', async () => {
  writeFileSync(
    path('pages/words.mdx'),
    '---\ntitle: Words\ndescription: A page.\n---\n\n# Words\n\nWe teech it.\n',
  )
  const {status, output} = await check('--today', '2031-01-01', '--words')
  expect(output).toContain('[site.past]')
  expect(output).toContain('“teech” is not in the dictionary.')
  expect(status).toBe(0)
})

test('an invalid list of our own words is reported at its line, together with all other mistakes', async () => {
  const words = readFileSync(path('.cspell.json'), 'utf8')
  writeFileSync(path('.cspell.json'), words.replace(/",(?=\s+"[^"]+"\s*\])/, '"'))
  appendFileSync(path('pages/services.mdx'), '\nThe charityâ€™s rooms.\n')
  rmSync(path('pages/index.mdx'))
  const {status, output} = await check('--words')
  expect(output).toMatch(/^\.cspell\.json, line [2-9]\d* {2}\[language\.no-dictionary\]/m)
  expect(output).toContain('pages/index.mdx, line 1  [files.lost-page]')
  expect(output).toContain('[syntax.mojibake]')
  expect(status).toBe(1)
})
