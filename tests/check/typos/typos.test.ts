import {expect, test} from 'vitest'
import {brokenPages} from './brokenPages.ts'
import {slippedPages} from './pageTypos.ts'
import {slippedRecords} from './recordTypos.ts'
import {countByKind, errorsOn, type Judged, judge, pages, records} from './typo.ts'

// SLIPS and SEED take more and others: npm run score takes 40 of each.
const each = Number(process.env.SLIPS ?? 1)
const seed = process.env.SEED ? Number(process.env.SEED) : undefined

/** The least shares that slips must have of each figure. */
function expectShares(judged: Judged[], least: Record<string, number>) {
  const {'in all': {slips = 0, ...counts} = {}} = countByKind(judged)
  const missed = judged.filter(({isReported, isRestored}) => !(isReported && isRestored))
  const lines = missed.map(
    ({kind, file, line, text, found}) => `${kind}: ${file}:${line} ${text.split('\n')[line - 1]} ${found}`,
  )
  for (const [figure, share] of Object.entries(least))
    expect((counts[figure] ?? 0) / slips, `${figure}\n${lines.join('\n')}`).toBeGreaterThanOrEqual(share)
}

test('S14.7, S14.8 a slip on a page is reported at its place, once, with what stood there before', () => {
  expectShares(judge(slippedPages(pages, each, seed), 2), {reported: 0.97, atPlace: 0.95, once: 0.95, restored: 0.9})
})

test('S14.8 a slip in a record is reported at its line, with what stood there before', () => {
  const judged = judge(slippedRecords(records, each, seed))
  // A point without its hyphen runs together with the one above, which may be meant.
  expectShares(
    judged.filter(({kind}) => kind !== 'a space for a hyphen'),
    {reported: 0.97},
  )
  expectShares(
    judged.filter(({isReported}) => isReported),
    {atPlace: 1, once: 0.9, restored: 1},
  )
})

test('every character that breaks a page is reported, and at its line', async () => {
  const broken = await brokenPages(pages, 15 * each, seed)
  const reported = broken.map(({file, text}) => errorsOn(file, text))
  const share = (is: (own: (typeof reported)[number], index: number) => boolean) =>
    reported.filter(is).length / broken.length
  expect(share((own) => own.length > 0)).toBe(1)
  expect(share((own, index) => own.some(({line}) => line === broken[index]?.line))).toBeGreaterThanOrEqual(0.95)
  expect(share((own) => own.every(({id}) => !id.endsWith('.unreadable')))).toBeGreaterThanOrEqual(0.9)
})
