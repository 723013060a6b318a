import {applyEdits, differences, type Edit, linesWithBreaks, overlaps} from '../../site/index.ts'

/**
 * Returns the edits that turn one text into another, each of whole words; line by line where the number of
 * changed lines is equal.
 */
export function hunksOf(before: string, after: string): Edit[] {
  return differences(linesWithBreaks(before), linesWithBreaks(after)).flatMap(
    ({was, is, wasStart, isStart}) => {
      const pairs =
        was.length === is.length
          ? was.map((line, index) => [line, is[index] ?? ''])
          : [[was.join(''), is.join('')]]
      let [at, to] = [wasStart, isStart]
      return pairs.map(([old = '', fresh = '']) => {
        const hunk = trimHunk(before, at, old, after, to, fresh)
        at += old.length
        to += fresh.length
        return hunk
      })
    },
  )
}

/** Returns a hunk without the common prefix and suffix, extended to whole words. */
function trimHunk(before: string, at: number, old: string, after: string, to: number, fresh: string): Edit {
  const most = Math.min(old.length, fresh.length)
  let head = 0
  while (head < most && old[head] === fresh[head]) head++
  let tail = 0
  while (tail < most - head && old.at(-1 - tail) === fresh.at(-1 - tail)) tail++
  const isInWord = (place: number, own: number) =>
    isLetter(before[place - 1]) && (isLetter(before[place]) || isLetter(after[own]))
  const endsInWord = (place: number, own: number) =>
    isLetter(before[place]) && (isLetter(before[place - 1]) || isLetter(after[own - 1]))
  while (head > 0 && isInWord(at + head, to + head)) head--
  while (tail > 0 && endsInWord(at + old.length - tail, to + fresh.length - tail)) tail--
  return {start: at + head, end: at + old.length - tail, text: fresh.slice(head, fresh.length - tail)}
}

function isLetter(one: string | undefined): boolean {
  return one !== undefined && /[\p{L}\p{M}\p{N}]/u.test(one)
}

/**
 * Whether two hunks of a text conflict. Words inserted next to replaced words do; whole lines inserted there
 * don’t.
 */
export function hunksConflict(one: Edit, other: Edit): boolean {
  if (overlaps(one, other)) return true
  const isSamePlace = one.start === one.end && other.start === other.end && one.start === other.start
  const touches = (hunk: Edit, beside: Edit) =>
    hunk.start === hunk.end &&
    !hunk.text.endsWith('\n') &&
    (hunk.start === beside.start || hunk.start === beside.end)
  return isSamePlace || touches(one, other) || touches(other, one)
}

export function sameHunk(one: Edit, other: Edit): boolean {
  return one.start === other.start && one.end === other.end && one.text === other.text
}

/**
 * Three-way merge: applies the change from `before` to `after` to `now`; `undefined` is a missing file.
 * Returns `undefined` on a conflict. A change that `now` already contains is no conflict.
 */
export function threeWayMerge(
  before: string | undefined,
  after: string | undefined,
  now: string | undefined,
) {
  if (now === before) return {text: after}
  if (now === after || before === after) return {text: now}
  if (before === undefined || after === undefined || now === undefined) return undefined
  const own = hunksOf(before, after)
  const others = hunksOf(before, now).filter((other) => !own.some((hunk) => sameHunk(hunk, other)))
  if (own.some((hunk) => others.some((other) => hunksConflict(hunk, other)))) return undefined
  return {text: applyEdits(before, [...own, ...others])}
}

/**
 * Whether a text contains a change: undoing it alters the text, redoing it doesn’t. `undefined` is a missing
 * file.
 */
export function containsChange(
  {before, after}: {before?: string; after?: string},
  text: string | undefined,
): boolean {
  const without = threeWayMerge(after, before, text)
  const again = threeWayMerge(before, after, text)
  return without !== undefined && without.text !== text && (again === undefined || again.text === text)
}
