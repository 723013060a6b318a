import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {build} from '../../../src/commands/review/build.ts'
import {compareFolders, compareRead} from '../../../src/commands/review/compareStates.ts'
import {git} from '../../../src/commands/review/git.ts'
import {readBuilt, readDocuments} from '../../../src/commands/review/readBuilt.ts'
import {States} from '../../../src/commands/review/states.ts'
import {fastBuild} from './fastBuild.ts'
import {isFound, unexpected} from './judgePlanted.ts'
import {plantEdits} from './plantEdits.ts'
import {plantTogether} from './plantTogether.ts'

const root = resolve(import.meta.dirname, '../../..')
const seed = Number(process.env.REVIEW_SEED ?? 12)
/** With `REVIEW_EDITS=16` more than 200; every run of the tests takes a few of each kind. */
const perKind = Number(process.env.REVIEW_EDITS ?? 1)
/** With `REVIEW_COMMITS=60` more than 400 edits, two to twelve in each. */
const commits = Number(process.env.REVIEW_COMMITS ?? 1)
const states = new States(root)
let base = ''
let head = ''

beforeAll(async () => {
  base = (await states.ofWork('base')).folder
  // The pages have no pictures yet; two of the base's have, so that their words can be changed.
  for (const [page, words] of [
    ['about', 'A coin on a table'],
    ['terms', 'A pen'],
  ]) {
    const file = join(base, `pages/${page}.mdx`)
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n![${words}](/icon-512.png)\n`)
  }
  head = (await states.ofWork('head')).folder
  for (const name of ['pages', 'content']) cpSync(join(base, name), join(head, name), {recursive: true})
  git(head, 'init', '--quiet')
  git(head, 'add', '--all')
  commit('The state before')
  expect(await build(base)).toBeUndefined()
})

afterAll(() => states.remove())

function commit(message: string) {
  git(
    head,
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@example.org',
    'commit',
    '--quiet',
    '--allow-empty',
    '-am',
    message,
  )
}

test('finds every planted change, in the right place and kind, and nothing where no word changed', async () => {
  const edits = plantEdits(base, seed, perKind)
  const before = readBuilt(base, readDocuments(base))
  const misses: string[] = []
  const kinds = new Map<string, {planted: number; found: number; false: number}>()
  for (const [place, edit] of edits.entries()) {
    const file = join(head, edit.file)
    const text = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      text.replace(edit.from, () => edit.to),
    )
    commit(edit.kind)
    const documents = await fastBuild(head)
    const comparison = compareRead(base, head, before, readBuilt(head, documents), [edit.file])
    const count = kinds.get(edit.kind) ?? {planted: 0, found: 0, false: 0}
    kinds.set(edit.kind, count)
    count.planted++
    const found = isFound(edit, comparison)
    const wrong = unexpected([edit], comparison)
    if (found) count.found++
    if (wrong.length > 0) count.false++
    if (!found || wrong.length > 0)
      misses.push(
        `${place} ${edit.kind} in ${edit.file}: ${JSON.stringify({edit: {...edit, from: edit.from.slice(0, 200), to: edit.to.slice(0, 200)}, wrong, comparison: {facts: comparison.facts, pages: comparison.pages, frame: comparison.frame}}).slice(0, 1500)}`,
      )
    // Every thirtieth is also built as for visitors: both ways must read the same.
    if (place % 30 === 0) {
      expect(await build(head)).toBeUndefined()
      expect(JSON.stringify(compareFolders(base, head, [edit.file]))).toBe(JSON.stringify(comparison))
    }
    writeFileSync(file, text)
    commit('Back')
    keepResults({seed, planted: place + 1, kinds: Object.fromEntries(kinds), misses})
  }
  expect(misses).toEqual([])
}, 1_800_000)

test('finds each of several changes in one commit, once, in its place and kind, and nothing else', async () => {
  const before = readBuilt(base, readDocuments(base))
  const misses: string[] = []
  const counts = {commits: 0, planted: 0, found: 0, false: 0}
  for (const edits of plantTogether(base, seed, commits)) {
    const files = [...new Set(edits.map(({file}) => file))]
    const texts = files.map((file) => readFileSync(join(head, file), 'utf8'))
    for (const {file, from, to} of edits) {
      const text = readFileSync(join(head, file), 'utf8')
      writeFileSync(
        join(head, file),
        text.replace(from, () => to),
      )
    }
    commit('Several at once')
    const comparison = compareRead(base, head, before, readBuilt(head, await fastBuild(head)), files)
    const missed = edits.filter((edit) => !isFound(edit, comparison))
    const wrong = unexpected(edits, comparison)
    counts.commits++
    counts.planted += edits.length
    counts.found += edits.length - missed.length
    counts.false += wrong.length
    if (missed.length + wrong.length > 0)
      misses.push(
        JSON.stringify({missed, wrong, edits: edits.map(({kind, file}) => `${kind} in ${file}`)}).slice(0, 3000),
      )
    for (const [index, file] of files.entries()) writeFileSync(join(head, file), texts[index] ?? '')
    commit('Back')
    keepResults({seed, ...counts, misses}, 'planted-together.json')
  }
  expect(misses).toEqual([])
}, 1_800_000)

/** The figures so far, for whoever wants to read them: recall and precision of each kind. */
function keepResults(results: unknown, name = 'planted.json') {
  const folder = join(root, 'node_modules/.cache/twelvesides')
  mkdirSync(folder, {recursive: true})
  writeFileSync(join(folder, name), JSON.stringify(results, undefined, 2))
}
