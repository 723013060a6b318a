import {readdirSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {afterAll, expect, test} from 'vitest'
import {copyProject} from '../../src/commands/copyProject.ts'
import {compiledFolder} from '../../src/site/compiled.mjs'

const copy = copyProject()
const compiled = join(copy.folder, compiledFolder)
const fix = (name: string) => copy.run('src/commands/run.mjs', ['fix', name])

afterAll(() => copy.remove())

test('a command is compiled once, and again when its code has changed', () => {
  // A copy shares what is compiled with the project; this one begins with nothing.
  rmSync(compiled)
  const before = fix('no-such-page')
  expect(before.stderr).toContain('There is no page no-such-page.')
  const names = readdirSync(compiled)
  expect(fix('no-such-page')).toEqual(before)
  expect(readdirSync(compiled)).toEqual(names)
  copy.write('src/commands/fix/options.ts', copy.read('src/commands/fix/options.ts').replace('There is no', 'We lack'))
  expect(fix('no-such-page').stderr).toContain('We lack page no-such-page.')
})

test('an error tells its place in the file that has it', () => {
  copy.write(
    'src/commands/fix/main.ts',
    copy.read('src/commands/fix/main.ts').replace(/^ {2}const root = .*$/m, "$&\n  throw new Error('Oh')"),
  )
  const lines = copy.read('src/commands/fix/main.ts').split('\n')
  const line = lines.findIndex((each) => each.includes("'Oh'")) + 1
  expect(fix('about').stderr).toMatch(new RegExp(`src/commands/fix/main\\.ts:${line}:\\d+`))
})

test('a command loads only the packages that it uses: asking for a page needs no browser', () => {
  const telling =
    "import m from 'node:module'; process.on('exit', () => console.log(Object.keys(m._cache).join('\\n')))"
  const environment = {NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(telling)}`}
  const loaded = (...words: string[]) => copy.run('src/commands/run.mjs', words, environment).stdout
  expect(loaded('new', 'page', 'about')).toContain('node_modules/yaml/')
  expect(loaded('new', 'page', 'about')).not.toContain('node_modules/playwright')
  expect(loaded('test', 'about')).toContain('node_modules/playwright')
})
