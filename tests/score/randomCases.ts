import {isDeepStrictEqual} from 'node:util'
import {parseDocument} from 'yaml'
import {slippedRecords, slips as slipsOfRecords} from '../check/content/slips.ts'
import {compiles, mutants} from '../check/mutants.ts'
import {type Slipped, slippedPages, slips as slipsOfPages} from '../check/slips.ts'
import type {Case} from './engine.ts'
import {textsOf} from './fixtures.ts'

const root = process.cwd()
const known = textsOf(root)
const files = [...known].map(([file, text]) => ({file, text}))
const pages = files.filter(({file}) => file.startsWith('pages/'))
const records = files.filter(({file}) => file.startsWith('content/'))

type Changed = Pick<Slipped, 'file' | 'line' | 'text'>

/** The site with another text in one file, which git knows as it was. */
function changed(suite: string, kind: string, {file, line, text}: Changed, near = 0): Case {
  const site = {root, texts: new Map(known).set(file, text), known, today: '2026-01-01'}
  const original = {file, text: known.get(file) ?? ''}
  return {
    suite,
    name: `${kind}: ${file}:${line} ${text.split('\n')[line - 1]}`,
    class: kind,
    site,
    expected: [{file, line}],
    near,
    original,
  }
}

/** As many slips on pages of each kind. */
export function pageSlips(each: number): Case[] {
  return Object.entries(slipsOfPages).flatMap(([kind, slip]) => {
    const slipped = [...slippedPages(pages, slip, {seed: 1, tries: 100 * each})].slice(0, each)
    // A message may point to the block above or below an empty line.
    return slipped.map((one) => changed('page slips', kind, one, 2))
  })
}

/** As many slips in records of each kind, less those that change no value: a space more among words, for example. */
export function recordSlips(each: number): Case[] {
  return slipsOfRecords.flatMap(([kind, slip]) =>
    slippedRecords(records, slip, {seed: 8, count: each})
      .filter(({file, text}) => !isDeepStrictEqual(dataOf(text), dataOf(known.get(file) ?? '')))
      .map((one) => changed('YAML slips', kind, one)),
  )
}

function dataOf(text: string): unknown {
  const {errors, contents} = parseDocument(text)
  return errors.length > 0 ? errors : contents?.toJSON()
}

/** As many pages that one character more or less breaks, anywhere and in what is no words. */
export async function mutations(each: number): Promise<Case[]> {
  const cases: Case[] = []
  for (const [kind, only] of [
    ['anywhere', /^/],
    ['no words', /^\s*<|^import|^---|^\w+: /],
  ] as const) {
    const most = cases.length + each
    for (const mutant of mutants(pages, only, 12)) {
      if (cases.length === most) break
      if (!(await compiles(mutant.text))) cases.push(changed('mutations', kind, mutant))
    }
  }
  return cases
}
