import {readdirSync, readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {describe, expect, test} from 'vitest'

interface Locked {
  version: string
  resolved?: string
  integrity?: string
  link?: boolean
  dev?: boolean
  hasInstallScript?: boolean
}

const root = resolve(import.meta.dirname, '..')
const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'))
const npmrc = readFileSync(join(root, '.npmrc'), 'utf8')
const {dependencies, devDependencies, overrides} = read('package.json')
const named: Record<string, string> = {...dependencies, ...devDependencies}
const {'': _project, ...packages} = read('package-lock.json').packages as Record<string, Locked>
const locked = Object.entries(packages)

/** Packages that the site must use, as agreed with its owner. */
const agreed = [
  '@emotion/react',
  '@mdx-js/rollup',
  'playwright',
  'react',
  'react-dom',
  'react-router-dom',
  'react-toastify',
  'remark-gfm',
  'vite',
  'vite-plugin-pages',
  'vitest',
]

/** Packages whose work another package or our own code seems to do already, and why they stay. */
const reasons: Record<string, string> = {
  'github-slugger':
    'It makes the published anchors of headings; `slugify` would write some of them differently.',
  micromark:
    'remark-gfm would make links of the addresses in the review report, and show the `\\` before their `_`.',
  'micromark-extension-gfm-strikethrough': 'It reads `~~`, the only part of GFM that the review report uses.',
  rolldown: 'Vite exports its parser too, but takes 0.1 s longer to load, and `npm run check` needs no Vite.',
  ws: 'Node 20 has no WebSocket client, and in a browser no test can choose the origin and host that it sends.',
}

const sources = ['components', 'content', 'src', 'tests']
  .flatMap((folder) =>
    readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'}).map((name) => join(folder, name)),
  )
  .concat('vite.config.ts', '.cspell.json')
  .filter((name) => /\.(tsx?|mjs|json)$/.test(name) && name !== 'tests/dependencies.test.ts')
  .map((name) => readFileSync(join(root, name), 'utf8'))

describe('the lock file', () => {
  test('has a checksum for every package', () => {
    expect(
      locked.filter(([, {integrity}]) => !/^sha512-/.test(integrity ?? '')).map(([name]) => name),
    ).toEqual([])
  })

  test('names no registry', () => {
    expect(locked.filter(([, {link, resolved}]) => link || resolved).map(([name]) => name)).toEqual([])
    expect(npmrc).toMatch(/^omit-lockfile-registry-resolved=true$/m)
  })

  test('has the versions of package.json', () => {
    const versions = Object.keys(named).map((name) => [name, packages[`node_modules/${name}`]?.version])
    expect(Object.fromEntries(versions)).toEqual(named)
  })

  test('has no package with an install script', () => {
    expect(locked.filter(([, {hasInstallScript}]) => hasInstallScript).map(([name]) => name)).toEqual([])
    expect(npmrc).toMatch(/^ignore-scripts=true$/m)
  })

  test('has at most 75 packages that are not only for development', () => {
    expect(locked.filter(([, {dev}]) => !dev).length).toBeLessThanOrEqual(75)
  })
})

describe('package.json', () => {
  test('has exact versions', () => {
    const inexact = Object.entries({...named, ...overrides}).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)),
    )
    expect(inexact).toEqual([])
  })

  test('has the required packages', () => {
    expect(Object.keys(named)).toEqual(expect.arrayContaining(agreed))
  })

  test('has the packages for which a reason is given here', () => {
    expect(Object.keys(named)).toEqual(expect.arrayContaining(Object.keys(reasons)))
  })

  test('has no package that no file uses', () => {
    const isQuoted = (name: string) => {
      const pattern = new RegExp(`['"\`](node_modules/)?${name.replace(/[/.]/g, '\\$&')}(/[^'"\`]*)?['"\`]`)
      return sources.some((text) => pattern.test(text))
    }
    // Leaves out `@types/` packages, which TypeScript finds although no file names them.
    expect(Object.keys(named).filter((name) => !name.startsWith('@types/') && !isQuoted(name))).toEqual([])
  })
})

test('Vite is installed even if NODE_ENV is production', () => {
  expect(npmrc).toMatch(/^include=dev$/m)
})
