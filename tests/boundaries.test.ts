import {readdirSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {expect, test} from 'vitest'
import {readImports} from './readImports.ts'

const root = resolve(import.meta.dirname, '..')

interface Folder {
  folder: string
  /** What its files may import besides each other. */
  may: string[]
  /** What they may name the types of, which are gone before anything runs. */
  types?: string[]
}

/** Who may import what. */
const folders: Folder[] = [
  {folder: 'content/', may: []},
  {folder: 'components/', may: ['content/']},
  {folder: 'pages/', may: ['components/']},
  {folder: 'src/frame/', may: ['content/', 'components/']},
  {folder: 'src/browser/', may: ['content/', 'components/', 'src/frame/']},
  {folder: 'src/document/', may: ['content/', 'components/', 'src/frame/', 'src/browser/']},
  {folder: 'src/site/', may: ['content/frontmatter.ts']},
  {folder: 'src/check/', may: ['src/site/']},
  {folder: 'src/edit/', may: ['src/site/', 'src/check/']},
  {folder: 'src/editor/', may: [], types: ['src/edit/']},
  {
    folder: 'src/build/',
    may: ['src/site/', 'src/check/', 'src/edit/', 'src/editor/requests.ts', 'src/document/contentSecurityPolicy.ts'],
    types: ['src/document/index.ts'],
  },
  {
    folder: 'src/commands/',
    may: ['src/site/', 'src/check/', 'src/edit/', 'src/build/'],
    types: ['src/document/pictures.tsx', 'content/'],
  },
]

const files = folders.flatMap(({folder}) =>
  readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
    .map((name) => join(folder, name))
    .filter((name) => /\.(mdx|tsx?|mjs)$/.test(name))
    .map((name) => ({folder, name, imports: readImports(root, name)})),
)

/** Whether a name is a file of ours, and no package or file that a plugin makes. */
const isOurs = ({target}: {target: string}) => /^(content|components|pages|src|tests)\//.test(target)

test.each(folders)('$folder imports only what it may', ({folder, may, types = []}) => {
  const forbidden = files
    .filter((file) => file.folder === folder)
    .flatMap(({name, imports}) =>
      imports
        .filter(isOurs)
        .filter(({target, typeOnly}) => {
          return ![folder, ...may, ...(typeOnly ? types : [])].some((each) => target.startsWith(each))
        })
        .map(({target}) => `${name} imports ${target}`),
    )
  expect(forbidden).toEqual([])
})

test('a page imports only what is for pages', () => {
  const forbidden = files
    .filter(({folder}) => folder === 'pages/')
    .flatMap(({name, imports}) => imports.map(({target}) => ({name, target})))
    .filter(({target}) => !/^components\/[A-Z]\w+\.tsx$/.test(target))
  expect(forbidden).toEqual([])
})

test.each(['src/site/', 'src/check/'])('other folders of src import %s by its index.ts alone', (room) => {
  const inside = files
    .filter(({folder}) => folder.startsWith('src/') && folder !== room)
    .flatMap(({name, imports}) => imports.map(({target}) => `${name} imports ${target}`))
    .filter((each) => each.includes(` imports ${room}`) && !each.endsWith(`${room}index.ts`))
  expect(inside).toEqual([])
})

test('a visitor’s browser loads no page, no frame and no router', () => {
  const imported = new Map(files.map(({name, imports}) => [name, imports.map(({target}) => target)]))
  const loaded = new Set(['src/browser/firstMessage.ts', 'src/browser/messages.tsx', 'src/browser/islands.tsx'])
  for (const file of loaded) for (const next of imported.get(file) ?? []) loaded.add(next)
  const forbidden = /^(~react-pages|react-router-dom|pages\/|src\/frame\/(Site|Layout|Header|Footer))/
  expect([...loaded].filter((name) => forbidden.test(name))).toEqual([])
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
      'edit.cmd',
      'edit.command',
      'edit.sh',
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
