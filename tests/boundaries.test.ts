import {readdirSync, readFileSync} from 'node:fs'
import {join, relative, resolve} from 'node:path'
import {expect, test} from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** Who may import what: a folder, and the folders that its files may import from besides itself. The first that fits counts. */
const rules: [folder: string, allowed: string[]][] = [
  ['content/', []],
  ['components/', ['content/']],
  ['pages/', ['components/']],
  ['src/app/', ['content/', 'components/', 'pages/']],
  ['src/check/', ['content/schema.ts']],
  ['src/vite/', ['src/check/']],
  ['src/commands/', ['src/check/', 'src/vite/', 'content/schema.ts']],
]

const files = rules
  .flatMap(([folder]) =>
    readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'}).map((name) => join(folder, name)),
  )
  .filter((file) => /\.(mdx|tsx?)$/.test(file))

/** The files of ours that a file imports, types aside: those are gone before anything runs. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const imports = [...text.matchAll(/^(?:import|export)\s+(?!type\b)[^'"]*?from\s+['"](\.[^'"]+)['"]/gm)]
  return imports.map((match) => relative(root, resolve(root, file, '..', match[1] ?? '')))
}

test.each(files)('%s imports only what its folder may', (file) => {
  const [folder, allowed] = rules.find(([each]) => file.startsWith(each)) ?? ['', []]
  const forbidden = importsOf(file).filter((target) => ![folder, ...allowed].some((each) => target.startsWith(each)))
  expect(forbidden).toEqual([])
})

test.each(files.filter((file) => file.startsWith('pages/')))('%s imports no part that is not for pages', (file) => {
  expect(importsOf(file).filter((target) => !/^components\/[A-Z]\w+\.tsx$/.test(target))).toEqual([])
})

test('nothing that runs in a browser imports Node', () => {
  const browser = files.filter((file) => /^(content|components|pages|src\/app)\//.test(file))
  const offenders = browser.filter((file) => /from ['"]node:/.test(readFileSync(join(root, file), 'utf8')))
  expect(offenders).toEqual([])
})

test('the top level holds what was agreed, and nothing more', () => {
  const ignored = new Set(['node_modules', 'dist'])
  const names = readdirSync(root).filter((name) => !name.startsWith('.') && !ignored.has(name))
  expect(names.sort()).toEqual(
    [
      'COMPONENTS.md',
      'README.md',
      'components',
      'content',
      'package-lock.json',
      'package.json',
      'pages',
      'public',
      'src',
      'tests',
      'tsconfig.json',
      'vite.config.ts',
    ].sort(),
  )
})
