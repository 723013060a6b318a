import {readFileSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {copyProject, type ProjectCopy} from '../../../src/commands/copyProject.ts'
import {compareStates} from '../../../src/commands/review/compareStates.ts'
import {commitOf, readTree} from '../../../src/commands/review/gitTree.ts'
import {readState, type State} from '../../../src/commands/review/readState.ts'
import {reportMarkdown} from '../../../src/commands/review/reportMarkdown.ts'
import {buildState} from '../../../src/commands/review/states.ts'
import {ask} from '../../../src/site/git.ts'
import {type Edit, plantEdits, prepared} from './plant.ts'

/** `REVIEW_COMMITS=25 REVIEW_SEED=12` plants more edits than every run of the tests does, and other ones. */
const seed = Number(process.env.REVIEW_SEED ?? 12)
const commits = Number(process.env.REVIEW_COMMITS ?? 1)

let copy: ProjectCopy
let scratch: string
let before: State

beforeAll(async () => {
  copy = copyProject()
  scratch = join(copy.folder, '../scratch')
  for (const [file, text] of prepared) copy.write(file, (file.startsWith('content/') ? copy.read(file) : '') + text)
  git('init', '--quiet')
  git('add', '--all')
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '--quiet', '-m', 'The state before')
  before = await stateOf('HEAD')
})

afterAll(() => copy.remove())

test('the report shows each of many planted edits once, and nothing of those that change no word', async () => {
  const misses: unknown[] = []
  let planted = 0
  for (const edits of plantEdits(copy.folder, seed, commits, 16)) {
    for (const edit of edits) make(edit)
    const report = reportMarkdown(compareStates(before, await stateOf()), 'The edits', [])
    git('reset', '--quiet', '--hard')
    git('clean', '--quiet', '--force')
    planted += edits.length
    const items = report.split(/\n(?:- |(?=## ))/)
    for (const {kind, file, said} of edits)
      for (const words of said) {
        const found = items.filter((item) => item.includes(words)).length
        if (found !== 1) misses.push({kind, file, words, found})
      }
    const isExpected = (item: string) => edits.some(({said}) => said.some((words) => item.includes(words)))
    const others = items.slice(1).filter((item) => !/^##/.test(item) && !isExpected(item))
    if (others.length > 0) misses.push({others, edits: edits.map(({kind, file}) => `${kind} in ${file}`)})
  }
  expect(misses, `Of ${planted} edits, by seed ${seed}:`).toEqual([])
})

function make({file, from, to}: Edit) {
  if (to === undefined) rmSync(join(copy.folder, file))
  else if (from === undefined) copy.write(file, to)
  else
    writeFileSync(
      join(copy.folder, file),
      readFileSync(join(copy.folder, file), 'utf8').replace(from, () => to),
    )
}

async function stateOf(revision?: string): Promise<State> {
  const tree = readTree(copy.folder, revision && commitOf(copy.folder, revision), scratch)
  const {folder, fault} = await buildState(copy.folder, tree, scratch)
  expect(fault).toBeUndefined()
  return readState(folder, true)
}

function git(...words: string[]) {
  const {said, words: answer} = ask(copy.folder, words)
  if (!said) throw new Error(answer)
}
