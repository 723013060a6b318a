import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, expect, test} from 'vitest'
import {readImports} from './readImports.ts'

const root = mkdtempSync(join(tmpdir(), 'twelvesides-'))
afterAll(() => rmSync(root, {recursive: true}))

function importsOf(name: string, text: string) {
  writeFileSync(join(root, name), text)
  return readImports(root, name)
}

test.each([
  ["import {a} from './a.ts'", false],
  ["import './a.ts'", false],
  ["import './a.ts?raw'", false],
  ["const a = () => import('./a.ts')", false],
  ["export {a} from './a.ts'", false],
  ["export * from './a.ts'", false],
  ["import {type A} from './a.ts'", false],
  ["import type {A} from './a.ts'", true],
  ["export type {A} from './a.ts'", true],
  ["export type {A} from './a.ts'\nimport type {B} from './a.ts'", true],
  ["let a: import('./a.ts').A", true],
])('reads the import of %s', (text, typeOnly) => {
  for (const each of importsOf('code.ts', text)) expect(each).toEqual({target: 'a.ts', typeOnly})
  expect(importsOf('code.ts', text)).not.toEqual([])
})

test('keeps the name of a package, and takes no other words for an import', () => {
  expect(
    importsOf('code.tsx', "import 'node:fs'\n// import './b.ts'\nexport const a = <p>import './c.ts'</p>"),
  ).toEqual([{target: 'node:fs', typeOnly: false}])
})

test('reads what a page imports, and what its braces do', () => {
  const page =
    "---\ntitle: A\n---\n\nimport {A} from './A.tsx'\n\n# Words\n\n{import('./b.ts')} and {/* nothing */}\n\n<A />\n"
  expect(importsOf('page.mdx', page).map(({target}) => target)).toEqual(['A.tsx', 'b.ts'])
})
