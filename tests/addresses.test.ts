import {readdirSync, readFileSync, statSync} from 'node:fs'
import {dirname, join, resolve, sep} from 'node:path'
import {expect, test} from 'vitest'

const root = resolve(import.meta.dirname, '..')

/**
 * Folders that are not searched: `pages/` and `content/`, which may name any address, and generated folders.
 */
const excluded = new Set(['pages', 'content', 'node_modules', 'dist', '.git', 'test-results'])
const texts = readdirSync(root)
  .filter((name) => !excluded.has(name))
  .flatMap((name) =>
    statSync(join(root, name)).isFile()
      ? [name]
      : readdirSync(join(root, name), {recursive: true, encoding: 'utf8'}).map((inner) => join(name, inner)),
  )
  .filter((name) => /\.(tsx?|mjs|json|ya?ml|mdx?|txt|html|svg|conf)$|(^|\/)(\.npmrc|Dockerfile)$/.test(name))
  .filter((name) => statSync(join(root, name)).isFile())
  .map((name) => ({name, text: readFileSync(join(root, name), 'utf8')}))

/** Returns the first match of a pattern in each file that has one, with the file's name. */
const matchesOf = (pattern: RegExp) =>
  texts.flatMap(({name, text}) => (text.match(pattern) ?? []).slice(0, 1).map((match) => `${name}: ${match}`))

test('no file names a package registry', () => {
  expect(
    matchesOf(/https?:\/\/(?:registry|npm|packages?|artifactory|nexus)\.[\w.-]+|\bregistry *= *\S+:/),
  ).toEqual([])
})

test('no file contains the path of the project on this machine', () => {
  const folders = dirname(root).split(sep).filter(Boolean)
  // Does not search for the path of a project in the root folder, such as /app, because ordinary text may
  // contain it.
  const found = folders.length > 0 ? texts.filter(({text}) => text.includes(root)) : []
  expect(found.map(({name}) => name)).toEqual([])
})

test('no file contains a path in somebody’s home folder', () => {
  expect(matchesOf(/(?:file:\/\/)?(?<![\w.}])\/(?:home|Users|root|tmp)\/[\w.-]+|\b[A-Z]:\\+Users\\/)).toEqual(
    [],
  )
})
