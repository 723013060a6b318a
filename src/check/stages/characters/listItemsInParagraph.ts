import {error, type Finding, replaceRange} from '../../finding.ts'
import {markerWithoutSpace, wrongListMarkers} from './characterPatterns.ts'
import type {TextUnit} from './textUnits.ts'

/**
 * Finds lines of a paragraph that were meant as list items: two that start alike, or one below a real list
 * item.
 */
export function* listItemsInParagraph(unit: TextUnit, text: string): Iterable<Finding> {
  if (unit.type !== 'paragraph') return
  const marked = unit.lines.map((line) => {
    const bullet = wrongListMarkers.find(({pattern}) => pattern.test(line.text))
    const [typed = ''] = bullet?.pattern.exec(line.text) ?? []
    return {...line, mark: bullet?.mark, typed}
  })
  const runs = marked.filter(({mark, typed}, index) => {
    if (!mark) return false
    const isBelowPoint = unit.isListItem && index > 0
    const beside = [marked[index - 1], marked[index + 1]]
    // “1 .” can only be meant as a list marker.
    if (isBelowPoint || /^1 \./.test(typed)) return true
    return beside.some(
      (other) =>
        other?.mark === mark && (isSameMarker(other.typed, typed) || areConsecutive(other.typed, typed)),
    )
  })
  const edits = runs.flatMap(({index, typed, mark}) => {
    const range = {start: unit.toOffset(index), end: unit.toOffset(index + typed.length)}
    const [number] = /^\d+/.exec(typed) ?? []
    return replaceRange(range, number ? `${number}. ` : `${mark} `)
  })
  const [first] = runs
  // Ignores lines that end in a Markdown line break (two spaces or a backslash), as they look like a list
  // anyway.
  if (first && edits[0] && !/(?:\\| {2})\r?\n/.test(text.slice(edits[0].start, edits.at(-1)?.end)))
    yield error('characters.list', {
      file: unit.file,
      range: {start: edits[0].start, end: edits[0].end},
      data: {typed: first.typed.trim()},
      fix: edits,
    })
  const lines = unit.lines.filter(({text: line}) => markerWithoutSpace.test(line))
  const isSpecial = /^.\u00a0/.test(lines[0]?.text ?? '')
  if (lines.length > 1 || (lines.length > 0 && (isSpecial || unit.isListItem || unit.lines.length > 1))) {
    const [typed = ''] = markerWithoutSpace.exec(lines[0]?.text ?? '') ?? []
    const all = lines.flatMap(({index, text: line}) => {
      const [marker = ''] = markerWithoutSpace.exec(line) ?? []
      return replaceRange(
        {start: unit.toOffset(index), end: unit.toOffset(index) + marker.length},
        `${marker.trim()} `,
      )
    })
    const [start = 0, end = start] = [all[0]?.start, all[0]?.end]
    yield error('characters.list-space', {
      file: unit.file,
      range: {start, end},
      data: {typed: typed.trim()},
      fix: all,
    })
  }
}

/** Whether two list markers have consecutive numbers, in either order. */
function areConsecutive(one: string, other: string): boolean {
  const [first, second] = [one, other].map((typed) => Number.parseInt(typed, 10))
  return Math.abs(Number(first) - Number(second)) === 1
}

function isSameMarker(one: string, other: string): boolean {
  const kindOf = (typed: string) => typed.replace(/[\da-z]+/g, 'a').trim()
  return kindOf(one) === kindOf(other)
}
