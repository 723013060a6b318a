import {type Found, found, replace} from '../../finding.ts'
import {bullets, glued} from './rows.ts'
import type {Unit} from './units.ts'

/** Lines of a paragraph that were to be points of a list and run together: two that begin alike, or one below other words. */
export function* linesRun(unit: Unit, text: string): Iterable<Found> {
  if (unit.type !== 'paragraph') return
  const marked = unit.lines.map((line) => {
    const bullet = bullets.find(({pattern}) => pattern.test(line.text))
    const [typed = ''] = bullet?.pattern.exec(line.text) ?? []
    return {...line, mark: bullet?.mark, typed}
  })
  const runs = marked.filter(({mark, typed}, index) => {
    if (!mark) return false
    const isBelowPoint = unit.isPoint && index > 0
    const beside = [marked[index - 1], marked[index + 1]]
    return isBelowPoint || beside.some((other) => other?.mark === mark && sameKind(other.typed, typed))
  })
  const edits = runs.flatMap(({index, typed, mark}) => {
    const range = {from: unit.at(index), to: unit.at(index + typed.length)}
    const [number] = /^\d+/.exec(typed) ?? []
    return replace(range, number ? `${number}. ` : `${mark} `)
  })
  const [first] = runs
  // Lines that end in a line break do not run together.
  if (first && edits[0] && !/(?:\\| {2})\r?\n/.test(text.slice(edits[0].start, edits.at(-1)?.end)))
    yield found('signs.list', unit.file, {from: edits[0].start, to: edits[0].end}, {typed: first.typed.trim()}, edits)
  const lines = unit.lines.filter(({text: line}) => glued.test(line))
  if (lines.length > 1 || (lines.length > 0 && (unit.isPoint || unit.lines.length > 1))) {
    const [typed = ''] = glued.exec(lines[0]?.text ?? '') ?? []
    const all = lines.flatMap(({index, text: line}) => {
      const [sign = ''] = glued.exec(line) ?? []
      return replace({from: unit.at(index), to: unit.at(index) + sign.length}, `${sign.trim()} `)
    })
    const [from = 0, to = from] = [all[0]?.start, all[0]?.end]
    yield found('signs.list-space', unit.file, {from, to}, {typed: typed.trim()}, all)
  }
}

function sameKind(one: string, other: string): boolean {
  const sign = (typed: string) => typed.replace(/[\da-z]+/g, 'a').trim()
  return sign(one) === sign(other)
}
