import type {TableRow} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import {listed} from '../listed.ts'

type Cell = TableRow['children'][number]

/** A row that lacks a cell, or its last ones, with their | added, and the headings that nothing stands under; nothing where a | between two cells may be what is missing. */
export function lackingRow(
  row: TableRow,
  typed: string,
  heading: TableRow | undefined,
  rows: TableRow[],
): {write: string; under: string} | undefined {
  const names = (heading?.children ?? []).map((cell) => textOf(cell).trim())
  const columns = names.map((_, at) =>
    rows
      .filter((other) => other !== row && other.children.length === names.length)
      .map(({children}) => wordsIn(children[at])),
  )
  const first = gapIn(row.children, columns)
  const missing = names.slice(first, first + names.length - row.children.length)
  const isWhole = row.children.every((cell, at) => {
    const column = columns[at < first ? at : at + missing.length] ?? []
    return column.length > 0 && wordsIn(cell) > 0 && wordsIn(cell) <= Math.max(...column)
  })
  if (!isWhole || missing.some((name) => name === '') || !/^\|.*\|$/.test(typed.trim())) return undefined
  const cells = typed
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
  cells.splice(first, 0, ...missing.map(() => ' '))
  return {
    write: `|${cells.join('|')}|`,
    under: listed(
      missing.map((name) => `“${name}”`),
      'and',
    ),
  }
}

/** Which column the cell is missing in: the last one, unless the others are clearly as long as those of other columns are. */
function gapIn(cells: Cell[], columns: number[][]): number {
  const last = cells.length
  if (columns.length !== last + 1) return last
  const usual = columns.map((column) => column.toSorted((one, other) => one - other)[column.length >> 1] ?? 0)
  const misfit = (gap: number) =>
    cells.reduce(
      (sum, cell, at) => sum + Math.abs(Math.log2((1 + wordsIn(cell)) / (1 + (usual[at < gap ? at : at + 1] ?? 0)))),
      0,
    )
  const [best = last] = columns.map((_, gap) => gap).toSorted((one, other) => misfit(one) - misfit(other))
  // One is as much as a cell of twice the words.
  return misfit(best) + 1 < misfit(last) ? best : last
}

function wordsIn(cell?: Cell): number {
  return cell ? textOf(cell).trim().split(/\s+/).filter(Boolean).length : 0
}
