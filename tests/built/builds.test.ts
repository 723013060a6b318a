import {readFileSync, rmSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {pathToFileURL} from 'node:url'
import {afterAll, expect, test} from 'vitest'
import {copyProject, type ProjectCopy} from '../../src/commands/copyProject.ts'
import {type Dist, readDist} from './dist.ts'
import {invariants} from './invariants.ts'

const dist = resolve(import.meta.dirname, '../../dist')
const clock = pathToFileURL(resolve(import.meta.dirname, 'laterClock.mjs')).href
const secret = 'a-secret-that-only-the-environment-knows'
const copies: ProjectCopy[] = []

/** Builds a copy of the project somewhere else, and reads what was built. */
function buildIn(within: string, environment: Record<string, string>, base = '/', times = 1): Dist {
  const copy = copyProject(within)
  copies.push(copy)
  // Made anew, so that what another build has kept is told apart too.
  rmSync(join(copy.folder, 'node_modules/.cache'), {recursive: true})
  // A copy has no history of its own, and the sitemap tells of it.
  const history = {GIT_DIR: resolve(import.meta.dirname, '../../.git')}
  for (let time = 0; time < times; time++) {
    const {status, output} = copy.build(base === '/' ? [] : ['--base', base], {...history, ...environment})
    expect(status, output).toBe(0)
  }
  return readDist(copy.dist, base)
}

/** The files that two builds have not in common. */
function differences(one: Dist, other: Dist): string[] {
  return [...new Set([...one.files, ...other.files])].filter(
    (name) => !one.files.has(name) || !other.files.has(name) || !one.bytes(name).equals(other.bytes(name)),
  )
}

afterAll(() => {
  for (const copy of copies) copy.remove()
})

// S11.7, S12.4
test('a build is the same to the byte in another folder, time zone and language', () => {
  // Names that the sources have too, so that no rule takes the folder for a part of the project.
  const tokyo = buildIn('src/app/content', {TZ: 'Asia/Tokyo', LANG: 'ja_JP.UTF-8', LC_ALL: 'ja_JP.UTF-8'})
  expect(differences(readDist(dist), tokyo)).toEqual([])
})

test('a build from what the one before has kept is the same to the byte', () => {
  expect(differences(readDist(dist), buildIn('again', {}, '/', 2))).toEqual([])
})

test('a build is the same to the byte 200 days later, with other luck, and tells nothing of its environment', () => {
  const later = buildIn('components', {
    TZ: 'Pacific/Kiritimati',
    NODE_OPTIONS: `--import ${clock}`,
    // Of the day alone it depends which dates have begun.
    SOURCE_DATE_EPOCH: String(Math.floor(Date.now() / 1000)),
    SECRET_PROBE: secret,
    VITE_SECRET_PROBE: secret,
  })
  expect(differences(readDist(dist), later)).toEqual([])
  expect(
    [...later.files].filter((name) => readFileSync(join(copies.at(-1)?.dist ?? '', name)).includes(secret)),
  ).toEqual([])
})

test('a build for a folder of its host keeps every invariant there, so no address leaves the folder', () => {
  const repo = buildIn('repo', {}, '/repo/')
  const wrong = Object.entries(invariants).flatMap(([, check]) => check(repo))
  expect(wrong).toEqual([])
})
