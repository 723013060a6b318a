import type {Problem} from './problem.ts'
import type {SiteFiles} from './readSite.ts'
import {counts} from './words/counts.ts'
import {factsByHand} from './words/factsByHand.ts'
import {figures} from './words/figures.ts'
import {keptFor} from './words/keptFor.ts'
import {labelsThatPromise} from './words/labelsThatPromise.ts'
import {openingHours} from './words/openingHours.ts'
import {promises} from './words/promises.ts'
import {ranges} from './words/ranges.ts'
import type {WordsRule} from './words/wordsRule.ts'

/**
 * What may not be true as it is worded, as far as a machine can tell; the rest is the checklist in `tests/specification.md`.
 * To add a rule: one file in `words/`, one line here, one folder of `tests/check/cases/`.
 */
export const wordsRules: WordsRule[] = [
  counts,
  factsByHand,
  figures,
  keptFor,
  labelsThatPromise,
  openingHours,
  promises,
  ranges,
]

/** Advice on words that say more than is so: it is never more than advice. */
export function checkWords(site: SiteFiles): Problem[] {
  return wordsRules.flatMap(({name, check}) => check(site).map((problem) => ({...problem, rule: name, warning: true})))
}
