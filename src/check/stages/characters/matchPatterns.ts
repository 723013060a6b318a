import {overlaps, type Range} from '../../../site/index.ts'
import {advice, error, type Finding, replaceRange} from '../../finding.ts'
import {repairMojibake} from '../../mojibake.ts'
import {stripMarkdown} from '../../stripMarkdown.ts'
import {characterPatterns} from './characterPatterns.ts'
import type {TextUnit} from './textUnits.ts'

/**
 * Yields the matches of the patterns in `characterPatterns.ts`; if matches overlap, only the first pattern’s.
 */
export function* matchPatterns(unit: TextUnit, launch: boolean): Iterable<Finding> {
  const {file, words, where} = unit
  const taken: Range[] = []
  for (const {id, pattern, fix, only, isAdvice} of characterPatterns) {
    if (only && only !== where) continue
    for (const match of words.matchAll(pattern)) {
      // A broken table is reported only at its first line.
      if (id === 'characters.table' && taken.some(({start}) => words[start] === '|')) break
      const matched = {start: match.index, end: match.index + Math.max(match[0].length, 1)}
      if (taken.some((other) => overlaps(other, matched))) continue
      const by = fix?.(match)
      // If the fix changes nothing, the matched text is no mistake.
      if (by === match[0]) continue
      taken.push(matched)
      const range = {start: unit.toOffset(matched.start), end: unit.toOffset(matched.end - 1) + 1}
      const corrected = by === undefined ? undefined : replaceRange(range, by)
      const isDue = launch && isAdvice === 'until launch'
      const report = isAdvice && !isDue ? advice : error
      yield report(id, {file, range, data: {typed: match[0].trim()}, fix: corrected, evenInDraft: isDue})
    }
  }
  if (where === 'page') return
  yield* mojibakeInRecord(unit)
  yield* markdownIn(unit, taken.length > 0)
}

/** Finds wrongly decoded characters in a record; the syntax stage reports those in pages. */
function* mojibakeInRecord({file, words, toOffset}: TextUnit): Iterable<Finding> {
  for (const {0: typed, index} of words.matchAll(/\S+/g)) {
    const meant = repairMojibake(typed)
    const range = {start: toOffset(index), end: toOffset(index) + typed.length}
    if (meant !== typed && !typed.includes('://'))
      yield error('characters.mojibake', {file, range, data: {typed, meant}, fix: replaceRange(range, meant)})
  }
}

/** Finds Markdown in a value of a record, which visitors would see as it is typed. */
function* markdownIn({file, words, toOffset}: TextUnit, isReported: boolean): Iterable<Finding> {
  if (isReported) return
  const plain = stripMarkdown(words)
  if (plain === words.trim() || words.includes('\n')) return
  let index = 0
  while (words[index] === plain[index]) index++
  yield error('characters.plain-words', {
    file,
    range: {start: toOffset(index), end: toOffset(index) + 1},
    data: {typed: words.slice(index, index + 1)},
  })
}
