import {expect, test} from 'vitest'
import {type Judged, judge, pages, records, syntaxErrorsOf} from './judge.ts'
import {pagesThatFailToCompile, typosInPages, typosInRecords} from './typos.ts'

type Figure = 'isReported' | 'isLocated' | 'isReportedOnce' | 'isRestored'

/** Asserts that at least these fractions of the typos (0 to 1) are reported, located, restored and so on. */
function expectShares(judged: Judged[], least: Partial<Record<Figure, number>>) {
  const missed = judged.filter(({isReported, isRestored}) => !(isReported && isRestored))
  const lines = missed.map(
    ({kind, file, line, text, findings}) =>
      `${kind}: ${file}:${line} ${text.split('\n')[line - 1]} ${findings}`,
  )
  for (const [figure, share] of Object.entries(least))
    expect(
      judged.filter((each) => each[figure as Figure]).length / judged.length,
      `${figure}\n${lines.join('\n')}`,
    ).toBeGreaterThanOrEqual(share)
}

// Leaves out typos that replace a hyphen by a space, because the line may be meant to continue the item above
// it.
const recordTypos = typosInRecords(records, 1).filter(({kind}) => kind !== 'a space for a hyphen')

test('S14.7, S14.8 a typo on a page is reported once, near its line, with a fix that restores the text', () => {
  expectShares(judge(typosInPages(pages, 1), {tolerance: 2}), {
    isReported: 0.97,
    isLocated: 0.95,
    isReportedOnce: 0.95,
    isRestored: 0.9,
  })
})

test('S14.8 a typo in a record is reported at its line, with a fix that restores the text', () => {
  const judged = judge(recordTypos)
  expectShares(judged, {isReported: 0.97})
  expectShares(
    judged.filter(({isReported}) => isReported),
    {isLocated: 1, isReportedOnce: 0.9, isRestored: 1},
  )
})

test('S14.8 a typo in a record or page that was never committed is reported, and most have a fix', () => {
  expectShares(judge(recordTypos, {isCommitted: false}), {isReported: 0.97, isLocated: 0.9, isRestored: 0.85})
  expectShares(judge(typosInPages(pages, 1), {tolerance: 2, isCommitted: false}), {
    isReported: 0.97,
    isRestored: 0.75,
  })
})

test('S14.7 a page that MDX can’t compile is reported, at the line of the typo', async () => {
  const broken = await pagesThatFailToCompile(pages, 5)
  const errors = broken.map((typo) => ({...typo, errors: syntaxErrorsOf(typo)}))
  expect(errors.filter((each) => each.errors.length === 0)).toEqual([])
  const elsewhere = errors.filter((each) => !each.errors.some(({line}) => line === each.line))
  const unexplained = errors.filter((each) => each.errors.some(({id}) => id.endsWith('.unreadable')))
  expect([elsewhere.length, unexplained.length].map((count) => count / broken.length)).toEqual([
    expect.toSatisfy((share: number) => share <= 0.05),
    expect.toSatisfy((share: number) => share <= 0.1),
  ])
})
