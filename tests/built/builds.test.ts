import {cpSync, readFileSync, realpathSync, rmSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {pathToFileURL} from 'node:url'
import {afterAll, expect, test} from 'vitest'
import {copyProject, type ProjectCopy} from '../../src/commands/copyProject.ts'
import {differences} from './differences.ts'
import {type Dist, readDist} from './dist.ts'
import {invariants} from './invariants.ts'

const dist = resolve(import.meta.dirname, '../../dist')
const clock = pathToFileURL(resolve(import.meta.dirname, 'laterClock.mjs')).href
const secret = 'a-secret-that-only-the-environment-knows'
const copies: ProjectCopy[] = []

/** A copy of the project somewhere else; made anew, so that what another build has kept is told apart too. */
function copyWithoutCache(within: string): ProjectCopy {
  const copy = copyIn(within)
  rmSync(join(copy.folder, 'node_modules/.cache'), {recursive: true})
  return copy
}

function copyIn(within: string): ProjectCopy {
  const copy = copyProject(within)
  copies.push(copy)
  return copy
}

/** Builds a copy, and reads what was built. */
function build(copy: ProjectCopy, environment: Record<string, string>, base = '/'): Dist {
  // A copy has no history of its own, and the sitemap tells of it.
  const history = {GIT_DIR: resolve(import.meta.dirname, '../../.git')}
  const {status, output} = copy.build(base === '/' ? [] : ['--base', base], {...history, ...environment})
  expect(status, output).toBe(0)
  return readDist(copy.dist, base)
}

afterAll(() => {
  for (const copy of copies) copy.remove()
})

// Names that the sources have too, so that no rule takes the folder for a part of the project.
const elsewhere = copyWithoutCache('src/document/content')
const tokyo = {TZ: 'Asia/Tokyo', LANG: 'ja_JP.UTF-8', LC_ALL: 'ja_JP.UTF-8'}
// Neither it nor a shell makes what visitors get a development build.
elsewhere.write('.env', 'NODE_ENV=development\nVITE_USER_NODE_ENV=development\n')
const cold = differences(readDist(dist), build(elsewhere, {...tokyo, NODE_ENV: ''}))

// S11.7, S12.4
test('a build is the same to the byte in another folder, time zone and language, beside a .env for development', () => {
  expect(cold).toEqual([])
})

test('a build from what the one before has kept is the same to the byte', () => {
  rmSync(elsewhere.dist, {recursive: true})
  expect(differences(readDist(dist), build(elsewhere, tokyo))).toEqual([])
})

test('a build is the same to the byte 200 days later, with other luck, where NODE_ENV is development, and tells nothing of its environment', () => {
  const copy = copyWithoutCache('components')
  const later = build(copy, {
    TZ: 'Pacific/Kiritimati',
    NODE_ENV: 'development',
    NODE_OPTIONS: `--import ${clock}`,
    // Of the day alone it depends which dates have begun.
    SOURCE_DATE_EPOCH: String(Math.floor(Date.now() / 1000)),
    SECRET_PROBE: secret,
    VITE_SECRET_PROBE: secret,
  })
  expect(differences(readDist(dist), later)).toEqual([])
  expect([...later.files].filter((name) => readFileSync(join(copy.dist, name)).includes(secret))).toEqual([])
})

test('a build for a folder of its host keeps every invariant there, so no address leaves the folder', () => {
  const repo = build(copyIn('repo'), {}, '/repo/')
  const wrong = Object.entries(invariants).flatMap(([, check]) => check(repo))
  expect(wrong).toEqual([])
})

test('a build succeeds in a folder with signs in its name that mean something to code', () => {
  const copy = copyIn("a$b $& (c) [d] {e} 'f' %20 +é")
  // Of packages that are only linked the paths are those of another folder.
  for (const name of ['react-router', 'react-router-dom']) {
    const link = join(copy.folder, 'node_modules', name)
    const real = realpathSync(link)
    rmSync(link)
    cpSync(real, link, {recursive: true})
  }
  expect(build(copy, {}).files).toContain('about.html')
})
