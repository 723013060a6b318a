import type {TableRow} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import {listed} from '../listed.ts'

/** A row whose last cells are missing, with their | added, and the headings that nothing stands under; nothing where a | between two cells may be what is missing. */
export function endedRow(
  row: TableRow,
  typed: string,
  heading: TableRow | undefined,
  rows: TableRow[],
): {write: string; under: string} | undefined {
  const names = (heading?.children ?? []).map((cell) => textOf(cell).trim())
  const missing = names.slice(row.children.length)
  const others = rows.filter((other) => other !== row && other.children.length === names.length)
  const isWhole = row.children.every((cell, at) => {
    const column = others.map((other) => wordsIn(other.children[at]))
    return column.length > 0 && wordsIn(cell) > 0 && wordsIn(cell) <= Math.max(...column)
  })
  if (!isWhole || missing.some((name) => name === '') || !/^\|.*\|$/.test(typed.trim())) return undefined
  return {
    write: `${typed.trim()}${' |'.repeat(missing.length)}`,
    under: listed(
      missing.map((name) => `“${name}”`),
      'and',
    ),
  }
}

function wordsIn(cell?: TableRow['children'][number]): number {
  return cell ? textOf(cell).trim().split(/\s+/).filter(Boolean).length : 0
}
