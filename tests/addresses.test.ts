import {readdirSync, readFileSync, statSync} from 'node:fs'
import {dirname, join, resolve, sep} from 'node:path'
import {expect, test} from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** What visitors read may name any place; what git and the tools keep for themselves is not the project's text. */
const others = new Set(['pages', 'content', 'node_modules', 'dist', '.git', 'test-results'])
const texts = readdirSync(root)
  .filter((name) => !others.has(name))
  .flatMap((name) =>
    statSync(join(root, name)).isFile()
      ? [name]
      : readdirSync(join(root, name), {recursive: true, encoding: 'utf8'}).map((inner) => join(name, inner)),
  )
  .filter((name) => /\.(tsx?|mjs|json|ya?ml|mdx?|txt|html|svg|conf)$|(^|\/)(\.npmrc|Dockerfile)$/.test(name))
  .filter((name) => statSync(join(root, name)).isFile())
  .map((name) => ({name, text: readFileSync(join(root, name), 'utf8')}))

/** The names of the files that hold such a thing, with what they hold. */
const holding = (what: RegExp) =>
  texts.flatMap(({name, text}) => (text.match(what) ?? []).slice(0, 1).map((found) => `${name}: ${found}`))

test('no address of a package registry stands in the project', () => {
  expect(holding(/https?:\/\/(?:registry|npm|packages?|artifactory|nexus)\.[\w.-]+|\bregistry *= *\S+:/)).toEqual([])
})

test('no text says where the project stands on the machine that tests it', () => {
  const folders = dirname(root).split(sep).filter(Boolean)
  // A project directly under the root of its machine has a path that is a word like any other.
  const saying = folders.length > 0 ? texts.filter(({text}) => text.includes(root)) : []
  expect(saying.map(({name}) => name)).toEqual([])
})

test('no path of one person’s machine stands in the project', () => {
  expect(holding(/(?:file:\/\/)?(?<![\w.}])\/(?:home|Users|root|tmp)\/[\w.-]+|\b[A-Z]:\\+Users\\/)).toEqual([])
})
