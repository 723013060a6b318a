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
  const lines = unit.lines.filter(({text: line}) => glued.test(line))
  for (const {index, typed, mark} of runs) {
    const from = unit.at(index)
    // A line that ends in a line break does not run on.
    if (/(?:\\| {2})$/.test(text.slice(from).split(/\r?\n/, 1)[0] ?? '')) continue
    const [number] = /^\d+/.exec(typed) ?? []
    const range = {from, to: unit.at(index + typed.length)}
    yield found(
      'signs.list',
      unit.file,
      range,
      {typed: typed.trim()},
      replace(range, number ? `${number}. ` : `${mark} `),
    )
  }
  if (lines.length > 1 || (lines.length > 0 && (unit.isPoint || unit.lines.length > 1)))
    for (const {index, text: line} of lines) {
      const typed = glued.exec(line)?.[0] ?? ''
      const range = {from: unit.at(index), to: unit.at(index) + typed.length}
      yield found('signs.list-space', unit.file, range, {typed}, replace(range, `${typed} `))
    }
}

function sameKind(one: string, other: string): boolean {
  const sign = (typed: string) => typed.replace(/[\da-z]+/g, 'a').trim()
  return sign(one) === sign(other)
}
