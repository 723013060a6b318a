import {expect, test} from 'vitest'
import {brokenPages} from './brokenPages.ts'
import {slippedPages} from './pageSlips.ts'
import {slippedRecords} from './recordSlips.ts'
import {countByKind, errorsOn, type Judged, judge, pages, records} from './slipped.ts'

// SLIPS and SEED take more and others: npm run score takes 40 of each.
const each = Number(process.env.SLIPS ?? 12)
const seed = process.env.SEED ? Number(process.env.SEED) : undefined

/** The least shares that each kind must have, of those kinds that a pattern names. */
function expectShares(judged: Judged[], least: Record<string, number>) {
  for (const [kind, {slips = 0, ...counts}] of Object.entries(countByKind(judged)))
    for (const [figure, share] of Object.entries(least)) {
      const missed = judged.filter((one) => one.kind === kind && !(one.isReported && one.isRestored))
      const lines = missed.map(({file, line, text, found}) => `${file}:${line} ${text.split('\n')[line - 1]} ${found}`)
      expect((counts[figure] ?? 0) / slips, `${kind}, ${figure}\n${lines.join('\n')}`).toBeGreaterThanOrEqual(share)
    }
}

test('S14.7, S14.8 a slip on a page is reported at its place, once, with what stood there before', () => {
  const judged = judge(slippedPages(pages, each, seed), 2)
  const {'in all': counts = {}} = countByKind(judged)
  expect((counts.reported ?? 0) / judged.length).toBeGreaterThanOrEqual(0.97)
  expect((counts.restored ?? 0) / judged.length).toBeGreaterThanOrEqual(0.95)
  expectShares(judged, {reported: 0.9, atPlace: 0.9, once: 0.9})
  expectShares(
    judged.filter(({kind}) => !/line/.test(kind)),
    {restored: 0.9},
  )
})

test('S14.8 a slip in a record is reported at its line, with what stood there before', () => {
  const judged = judge(slippedRecords(records, each, seed))
  // Points of a list that run together, or a line further in, may be meant.
  const {'in all': counts = {}} = countByKind(judged)
  expect((counts.reported ?? 0) / judged.length).toBeGreaterThanOrEqual(0.94)
  expectShares(
    judged.filter(({isReported}) => isReported),
    {atPlace: 1, once: 0.8, restored: 1},
  )
})

test('every character that breaks a page is reported, and at its line', async () => {
  const broken = await brokenPages(pages, 25 * each, seed)
  const reported = broken.map(({file, text}) => errorsOn(file, text))
  const share = (is: (own: (typeof reported)[number], index: number) => boolean) =>
    reported.filter(is).length / broken.length
  expect(share((own) => own.length > 0)).toBe(1)
  expect(share((own, index) => own.some(({line}) => line === broken[index]?.line))).toBeGreaterThanOrEqual(0.95)
  expect(share((own) => own.every(({id}) => !id.endsWith('.unreadable')))).toBeGreaterThanOrEqual(0.9)
})
