import {readdirSync, readFileSync} from 'node:fs'
import {join, relative, resolve} from 'node:path'
import remarkFrontmatter from 'remark-frontmatter'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {visit} from 'unist-util-visit'
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
  /** The path of a file of the project, such as `src/document/head.ts`; other modules as written in the code. */
  target: string
  typeOnly: boolean
}

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
  {folder: 'src/editor/', may: ['src/edit/inline/contents.ts'], types: ['src/edit/']},
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

const mdx = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx)

/** Syntax tree nodes that name a module, with the field that holds the name. */
const moduleNameFields: Record<string, 'source' | 'expression'> = {
  ImportDeclaration: 'source',
  ExportNamedDeclaration: 'source',
  ExportAllDeclaration: 'source',
  ImportExpression: 'source',
  TSImportType: 'source',
  TSExternalModuleReference: 'expression',
}

const files = folders.flatMap(({folder}) =>
  readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
    .map((name) => join(folder, name))
    .filter((name) => /\.(mdx|tsx?|mjs)$/.test(name))
    .map((name) => ({folder, name, imports: readImports(name)})),
)

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

test('a page imports only components for pages', () => {
  const forbidden = files
    .filter(({folder}) => folder === 'pages/')
    .flatMap(({name, imports}) => imports.map(({target}) => ({name, target})))
    .filter(({target}) => !/^components\/[A-Z]\w+\.tsx$/.test(target))
  expect(forbidden).toEqual([])
})

test.each(['src/site/', 'src/check/'])('other folders of src import %s only through its index.ts', (shared) => {
  const inside = files
    .filter(({folder}) => folder.startsWith('src/') && folder !== shared)
    .flatMap(({name, imports}) => imports.map(({target}) => `${name} imports ${target}`))
    .filter((each) => each.includes(` imports ${shared}`) && !each.endsWith(`${shared}index.ts`))
  expect(inside).toEqual([])
})

test('the scripts that visitors load import no page, no header or footer, and no router', () => {
  const imported = new Map(files.map(({name, imports}) => [name, imports.map(({target}) => target)]))
  const loaded = new Set(['src/browser/firstMessage.ts', 'src/browser/messages.tsx', 'src/browser/islands.tsx'])
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

/** Returns all imports of a TypeScript file or page: `import`, `import()`, `export … from` and types. */
function readImports(file: string): Import[] {
  const text = readFileSync(resolve(root, file), 'utf8')
  const {program, errors} = parseSync(file, file.endsWith('.mdx') ? codeOf(text) : text, {lang: 'tsx', astType: 'ts'})
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return importsIn(program).map(({target, typeOnly}) => ({
    target: target.startsWith('.') ? relative(root, resolve(root, file, '..', target.replace(/\?.*$/, ''))) : target,
    typeOnly,
  }))
}

/** Returns the code of an MDX page: its imports, and its expressions (in `[…]`, so that a comment alone is valid). */
function codeOf(text: string): string {
  const code: string[] = []
  visit(mdx.parse(text), (node) => {
    if (node.type === 'mdxjsEsm') code.push(node.value)
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') code.push(`;[${node.value}\n]`)
  })
  return code.join('\n')
}

function importsIn(node: unknown): Import[] {
  if (Array.isArray(node)) return node.flatMap(importsIn)
  if (typeof node !== 'object' || node === null) return []
  const parts = node as Record<string, unknown>
  const name = parts[moduleNameFields[String(parts.type)] ?? ''] as {value?: unknown} | null | undefined
  const typeOnly = parts.type === 'TSImportType' || [parts.importKind, parts.exportKind].includes('type')
  const own = typeof name?.value === 'string' ? [{target: name.value, typeOnly}] : []
  return [...own, ...Object.values(parts).flatMap(importsIn)]
}
