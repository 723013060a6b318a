import {cpSync, mkdirSync, writeFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {build} from '../../../src/commands/review/build.ts'
import {compareStates} from '../../../src/commands/review/compareStates.ts'
import {git} from '../../../src/commands/review/git.ts'
import type {Comparison, State} from '../../../src/commands/review/model.ts'
import {proveQuiet} from '../../../src/commands/review/proveQuiet.ts'
import {readBuilt, readDocuments} from '../../../src/commands/review/readState.ts'
import {States} from '../../../src/commands/review/states.ts'
import {summarise} from '../../../src/commands/review/summary.ts'
import {fastBuild} from './fastBuild.ts'
import {plantEdits} from './plant/all.ts'
import {prepareBase} from './plant/base.ts'
import {type Edit, replaceIn, replacementsOf} from './plant/edit.ts'
import {isFound, unexpected} from './plant/judge.ts'
import {numbersIn, numbersOf} from './plant/numbers.ts'
import {plantTogether} from './plant/together.ts'

const root = resolve(import.meta.dirname, '../../..')
const seed = Number(process.env.REVIEW_SEED ?? 12)
/** With `REVIEW_EDITS=8` more than 400, each in a commit of its own, and one of each kind with 1; every run of the tests takes one of some kinds. */
const perKind = Number(process.env.REVIEW_EDITS ?? 0)
/** With `REVIEW_COMMITS=62` more than 400 edits, two to twelve in each; with 10 nearly every kind is among them. */
const commits = Number(process.env.REVIEW_COMMITS ?? 10)
const states = new States(root)
let base = ''
let head = ''
let before: State

beforeAll(async () => {
  base = (await states.ofWork('base').layOut()).folder
  prepareBase(base)
  head = (await states.ofWork('head').layOut()).folder
  for (const name of ['pages', 'content']) cpSync(join(base, name), join(head, name), {recursive: true})
  git(head, 'init', '--quiet')
  commit('The state before')
  expect(await build(base)).toBeUndefined()
  before = readBuilt(base, readDocuments(base))
})

afterAll(() => states.remove())

test('finds every planted change, in the right place and kind, and nothing where no word changed', async () => {
  const kinds = new Map<string, {planted: number; found: number; false: number}>()
  const misses: unknown[] = []
  const planted = plantEdits(base, seed, perKind || 1)
  for (const [place, edit] of (perKind ? planted : planted.slice(0, 5)).entries()) {
    const {comparison, wrong, missed} = await review([edit], async (read) => {
      // Every thirtieth is also built as for visitors: both ways must read the same.
      if (place % 30 !== 0) return
      expect(await build(head)).toBeUndefined()
      const files = replacementsOf(edit).map(({file}) => file)
      const built = readBuilt(head, readDocuments(head))
      const {comparison} = edit.back ? compareStates(built, before, files) : compareStates(before, built, files)
      expect(JSON.stringify(comparison)).toBe(JSON.stringify(read))
    })
    const count = kinds.get(edit.kind) ?? {planted: 0, found: 0, false: 0}
    kinds.set(edit.kind, count)
    count.planted++
    if (missed.length === 0) count.found++
    if (wrong.length > 0) count.false++
    const {facts, pages, frame, quietFiles} = comparison
    if (missed.length + wrong.length > 0) misses.push({missed, wrong, told: {facts, pages, frame, quietFiles}})
    keepResults({seed, planted: place + 1, kinds: Object.fromEntries(kinds), misses})
  }
  expect(misses.map(said)).toEqual([])
}, 7_200_000)

test('finds each of several changes in one commit, once, in its place and kind, and nothing else', async () => {
  const misses: unknown[] = []
  const counts = {commits: 0, planted: 0, found: 0, false: 0}
  for (const edits of plantTogether(base, seed, commits)) {
    const {wrong, missed} = await review(edits)
    counts.commits++
    counts.planted += edits.length
    counts.found += edits.length - missed.length
    counts.false += wrong.length
    const made = edits.map(({kind, file}) => `${kind} in ${file}`)
    if (missed.length + wrong.length > 0) misses.push({missed, wrong, made})
    keepResults({seed, ...counts, misses}, 'planted-together.json')
  }
  expect(misses.map(said)).toEqual([])
}, 7_200_000)

/** Makes edits in one commit, reads what the review says of it, and takes them back. */
async function review(edits: Edit[], look?: (comparison: Comparison) => Promise<void>) {
  const made = edits.flatMap(replacementsOf)
  for (const each of made) if (!replaceIn(head, each)) throw new Error(`“${each.from}” is not once in ${each.file}.`)
  commit('Edits')
  try {
    const edited = readBuilt(head, await fastBuild(head))
    const back = edits.some((edit) => edit.back)
    const [from, to] = back ? [head, base] : [base, head]
    const [old, now] = back ? [edited, before] : [before, edited]
    const files = [...new Set(made.map(({file}) => file))]
    const {comparison, inDoubt} = compareStates(old, now, files)
    await look?.(structuredClone(comparison))
    const proved = await proveQuiet(from, to, inDoubt, now, async (folder) =>
      readBuilt(folder, await fastBuild(folder)),
    )
    comparison.quietFiles.push(...proved)
    comparison.verdict = summarise(comparison)
    const wrong = unexpected(edits, comparison)
    const numbers = numbersOf(edits, old, now)
    const said = numbersIn(comparison.verdict)
    if (JSON.stringify(numbers) !== JSON.stringify(said)) wrong.push({verdict: comparison.verdict, numbers, said})
    return {comparison, wrong, missed: edits.filter((edit) => !isFound(edit, comparison))}
  } finally {
    git(head, 'reset', '--quiet', '--hard', 'HEAD~1')
  }
}

function commit(message: string) {
  git(head, 'add', '--all')
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org']
  git(head, ...who, 'commit', '--quiet', '--allow-empty', '-m', message)
}

/** What went wrong, short enough to be read: a file that is given whole is cut. */
function said(miss: unknown): string {
  return JSON.stringify(miss, (_, value) => (typeof value === 'string' ? value.slice(0, 300) : value)).slice(0, 4000)
}

/** The figures so far, for whoever wants to read them: recall and precision of each kind. */
function keepResults(results: unknown, name = 'planted.json') {
  const folder = join(root, 'node_modules/.cache/twelvesides')
  mkdirSync(folder, {recursive: true})
  writeFileSync(join(folder, name), JSON.stringify(results, undefined, 2))
}
