import {type Found, found, replace} from '../../finding.ts'
import {unspoilt} from '../../mojibake.ts'
import {withoutMarkdown} from '../../plainWords.ts'
import {rows} from './rows.ts'
import type {Unit} from './units.ts'

/** Yields the matches of the patterns in `rows.ts`; of overlapping matches that of the first row. */
export function* signsIn(unit: Unit): Iterable<Found> {
  const {file, words, where} = unit
  const taken: [from: number, to: number][] = []
  const isFree = (from: number, to: number) => taken.every(([start, end]) => to <= start || from >= end)
  for (const {id, pattern, fix, only, isAdvice} of rows) {
    if (only && only !== where) continue
    for (const match of words.matchAll(pattern)) {
      // A broken table is reported only at its first line.
      if (id === 'signs.table' && taken.some(([start]) => words[start] === '|')) break
      const [from, to] = [match.index, match.index + Math.max(match[0].length, 1)]
      if (!isFree(from, to)) continue
      const by = fix?.(match as RegExpExecArray)
      // If the fix changes nothing, nothing is wrong.
      if (by === match[0]) continue
      taken.push([from, to])
      const range = {from: unit.at(from), to: unit.at(to - 1) + 1}
      const finding = found(
        id as 'signs.stress',
        file,
        range,
        {typed: match[0].trim()},
        by === undefined ? undefined : replace(range, by),
      )
      yield isAdvice ? {...finding, severity: 'advice'} : finding
    }
  }
  if (where === 'page') return
  yield* spoiltIn(unit)
  yield* markdownIn(unit, taken.length > 0)
}

/** Finds wrongly decoded characters in a record; the syntax stage reports those in pages. */
function* spoiltIn({file, words, at}: Unit): Iterable<Found> {
  for (const {0: typed, index} of words.matchAll(/\S+/g)) {
    const meant = unspoilt(typed)
    const range = {from: at(index), to: at(index) + typed.length}
    if (meant !== typed && !typed.includes('://'))
      yield found('signs.spoilt', file, range, {typed, meant}, replace(range, meant))
  }
}

/** Finds Markdown in a value of a record, which visitors would see as it is typed. */
function* markdownIn({file, words, at}: Unit, isReported: boolean): Iterable<Found> {
  if (isReported) return
  const plain = withoutMarkdown(words)
  if (plain === words.trim() || words.includes('\n')) return
  let index = 0
  while (words[index] === plain[index]) index++
  yield found('signs.plain-words', file, {from: at(index), to: at(index) + 1}, {typed: words.slice(index, index + 1)})
}
