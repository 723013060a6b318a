import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {build} from '../../../src/commands/review/build.ts'
import {compareFolders, compareRead} from '../../../src/commands/review/compareStates.ts'
import {git} from '../../../src/commands/review/git.ts'
import type {Comparison} from '../../../src/commands/review/model.ts'
import {readBuilt, readDocuments} from '../../../src/commands/review/readBuilt.ts'
import {States} from '../../../src/commands/review/states.ts'
import {fastBuild} from './fastBuild.ts'
import {type Edit, plantEdits} from './plantEdits.ts'

const root = resolve(import.meta.dirname, '../../..')
const seed = Number(process.env.REVIEW_SEED ?? 12)
/** With `REVIEW_EDITS=16` more than 200; every run of the tests takes a few of each kind. */
const perKind = Number(process.env.REVIEW_EDITS ?? 1)
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
    const wrong = unexpected(edit, comparison)
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

/** The figures so far, for whoever wants to read them: recall and precision of each kind. */
function keepResults(results: unknown) {
  const folder = join(root, 'node_modules/.cache/twelvesides')
  mkdirSync(folder, {recursive: true})
  writeFileSync(join(folder, 'planted.json'), JSON.stringify(results, undefined, 2))
}

function isFound({expected}: Edit, comparison: Comparison): boolean {
  if (!expected) return comparison.quietFiles.length === 1
  if (expected.what === 'fact') {
    return (
      comparison.facts.length === 1 &&
      comparison.facts.some((fact) => fact.how === expected.how && fact.after?.includes(expected.words))
    )
  }
  const changes = comparison.pages.filter(({page}) => page === expected.page).flatMap((page) => page.changes)
  return changes.some(
    ({what, how, before, after}) =>
      what === expected.what && how === expected.how && (after ?? before)?.includes(expected.words),
  )
}

/** What is reported and does not follow from the edit: on other pages, or of a kind that the edit does not bring with it. */
function unexpected({expected}: Edit, comparison: Comparison): unknown[] {
  const changes = comparison.pages.flatMap(({page, changes}) => changes.map((change) => ({page, ...change})))
  if (!expected) return [...changes, ...comparison.frame, ...comparison.facts]
  if (expected.what === 'fact') return [...changes, ...comparison.frame].filter((change) => !change.from)
  // A heading's own links follow it, a link's words are words of the page, and a title is in the line of links above it.
  const follows: string[] =
    {heading: ['link text', 'link target', 'words'], 'link text': ['words'], title: ['words']}[
      expected.what as string
    ] ?? []
  const allowed = [expected.what, ...follows]
  return [
    ...changes.filter(({page, what}) => page !== expected.page || !allowed.includes(what)),
    ...comparison.frame,
    ...comparison.facts,
  ]
}
