import {readdirSync, readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {parseSync} from 'vite'
import {expect, test} from 'vitest'

const root = resolve(import.meta.dirname, '..')

interface Folder {
  folder: string
  /** Other folders and files from which this folder may import. */
  may: string[]
  /** Folders and files from which this folder may import only types. */
  types?: string[]
}

interface Import {
  /**
   * The path of a file of the project, such as `src/document/head.ts`; other modules as written in the code.
   */
  target: string
  typeOnly: boolean
}

const folders: Folder[] = [
  {folder: 'content/', may: []},
  {folder: 'components/', may: ['content/']},
  {folder: 'src/frame/', may: ['content/', 'components/']},
  {folder: 'src/browser/', may: ['content/', 'components/', 'src/frame/']},
  {folder: 'src/document/', may: ['content/', 'components/', 'src/frame/', 'src/browser/']},
  {
    folder: 'src/site/',
    may: ['content/appIcons.ts', 'content/dateInWords.ts', 'content/frontmatter.ts', 'content/hours.ts'],
  },
  {folder: 'src/check/', may: ['src/site/']},
  {folder: 'src/edit/', may: ['src/site/', 'src/check/']},
  {
    folder: 'src/editor/',
    // From what a card shows, the editor finds the value in its record: both must write it alike.
    may: [
      'src/edit/inline/contents.ts',
      'src/edit/compareWords.ts',
      'components/ui/formatTimes.ts',
      'components/ui/typeset.ts',
    ],
    types: ['src/edit/'],
  },
  {folder: 'src/layout/', may: ['src/site/']},
  {
    folder: 'src/preview/',
    may: [
      'components/',
      'src/frame/',
      'src/browser/',
      'src/site/',
      'src/edit/',
      'src/editor/',
      'src/layout/',
    ],
  },
  {
    folder: 'src/build/',
    may: [
      'src/site/',
      'src/check/',
      'src/edit/',
      'src/layout/',
      'src/preview/liveContent.ts',
      'src/preview/siteFile.ts',
      'src/editor/connection/events.ts',
      'src/browser/adviceEvents.ts',
      'src/document/contentSecurityPolicy.ts',
    ],
    types: ['src/document/index.ts'],
  },
  {
    folder: 'src/commands/',
    may: ['src/site/', 'src/check/', 'src/edit/', 'src/build/'],
    types: ['src/document/pictures.tsx', 'content/'],
  },
]

const filesOf = (folder: string) =>
  readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
    .map((name) => join(folder, name))
    .filter((name) => /\.(tsx?|mjs)$/.test(name))
    .map((name) => ({folder, name, imports: readImports(name)}))

const files = folders.flatMap(({folder}) => filesOf(folder))

/** Whether the target of an import is a file of the project, and not a package or a virtual module. */
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

test.each([
  ['src/editor/', ['connection', 'textEditor', 'panels']],
  ['src/edit/', ['inline', 'yaml', 'page', 'blocks', 'add', 'address']],
])('each of the folders of %s imports only those before it: %j', (room, order) => {
  const rank = (file: string) => order.findIndex((folder) => file.startsWith(`${room}${folder}/`))
  const backwards = files
    .filter(({name}) => name.startsWith(room) && rank(name) >= 0)
    .flatMap(({name, imports}) => imports.map(({target}) => ({name, target})))
    .filter(({name, target}) => rank(target) > rank(name))
  expect(backwards).toEqual([])
  expect(order.filter((folder) => !files.some(({name}) => name.startsWith(`${room}${folder}/`)))).toEqual([])
})

test.each(['src/site/', 'src/check/'])(
  'other folders of src import %s only through its index.ts',
  (shared) => {
    const inside = files
      .filter(({folder}) => folder.startsWith('src/') && folder !== shared)
      .flatMap(({name, imports}) => imports.map(({target}) => `${name} imports ${target}`))
      .filter((each) => each.includes(` imports ${shared}`) && !each.endsWith(`${shared}index.ts`))
    expect(inside).toEqual([])
  },
)

test('only packages of package.json are imported, except for types, which other packages bring', () => {
  const {dependencies, devDependencies} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const listed = new Set(Object.keys({...dependencies, ...devDependencies}))
  const unlisted = [...files, ...filesOf('tests')].flatMap(({name, imports}) =>
    imports
      .filter((each) => !each.typeOnly && !isOurs(each) && /^[@a-z][^:]*$/.test(each.target))
      .map(({target}) => /^(?:@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? '')
      .filter((target) => !listed.has(target))
      .map((target) => `${name} imports ${target}`),
  )
  expect(unlisted).toEqual([])
})

test('the scripts that visitors load import no page, no header or footer, and no router', () => {
  const imported = new Map(files.map(({name, imports}) => [name, imports.map(({target}) => target)]))
  const loaded = new Set([
    'src/browser/firstMessage.ts',
    'src/browser/messages.tsx',
    'src/browser/islands.tsx',
  ])
  for (const file of loaded) for (const next of imported.get(file) ?? []) loaded.add(next)
  const forbidden = /^(~react-pages|react-router-dom|pages\/|src\/frame\/(Site|Layout|Header|Footer))/
  expect([...loaded].filter((name) => forbidden.test(name))).toEqual([])
})

test('the top level has only the agreed files and folders', () => {
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

/** Returns all imports of a TypeScript file: `import`, `import()` and `export … from`. */
function readImports(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8')
  const {module, errors} = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const imports = [
    ...module.staticImports.map(({moduleRequest, entries}) => ({
      name: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every(({isType}) => isType),
    })),
    ...module.staticExports
      .flatMap(({entries}) => entries)
      .map(({moduleRequest, isType}) => ({name: moduleRequest?.value ?? '', typeOnly: isType})),
    // A name that the code computes is not read.
    ...module.dynamicImports.map(({moduleRequest: {start, end}}) => ({
      name: /^'(.*)'$/.exec(text.slice(start, end))?.[1] ?? '',
      typeOnly: false,
    })),
  ]
  return imports.map(({name, typeOnly}) => ({
    target: name.startsWith('.') ? join(file, '..', name.replace(/\?.*$/, '')) : name,
    typeOnly,
  }))
}
