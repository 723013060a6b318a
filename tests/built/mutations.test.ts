import {afterAll, expect, test} from 'vitest'
import {BrokenSite} from './BrokenSite.ts'
import {readDist} from './dist.ts'
import {invariants} from './invariants.ts'
import {mutations} from './mutations.ts'

const site = new BrokenSite()
afterAll(() => site.close())

/** The names of the invariants that find something wrong. */
function findings(): string[] {
  const dist = readDist(site.folder)
  return Object.entries(invariants)
    .filter(([, check]) => check(dist).length > 0)
    .map(([name]) => name)
    .sort()
}

test.each(mutations)('%s: found, and nothing else is', (_what, seenBy, breakIt) => {
  try {
    breakIt(site)
    expect(findings()).toEqual(seenBy.split(' ').sort())
  } finally {
    site.mend()
  }
})

test('every invariant has found something, and is content with the whole site', () => {
  const used = new Set(mutations.flatMap(([, seenBy]) => seenBy.split(' ')))
  expect(Object.keys(invariants).filter((name) => !used.has(name))).toEqual([])
  expect(findings()).toEqual([])
})
